-- A claim counts the emails of the last hour by recipient, once for all that are due.
create index mail_by_claim on mail (claimed_at) where claimed_at is not null;
