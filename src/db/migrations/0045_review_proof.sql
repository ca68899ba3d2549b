-- The paper of an order that the editors saw, for a review whose project is not in the portfolio or not confirmed.
alter table review add column proof text check (proof in ('contract', 'act'));
