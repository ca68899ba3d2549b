-- How long reviews were checked is counted over the last months, not over all of them.
create index review_event_decided on review_event (at) where kind in ('published', 'declined');
