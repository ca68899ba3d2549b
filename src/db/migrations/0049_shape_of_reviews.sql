-- Everything a summary of reviews counts, so that those of the whole market and of a large system are read from an index alone.
drop index review_counted;
create index review_counted on review (agency_id)
  include (status, service, price_range, overall, quality, terms, communication, value, recommend, evidence, published_at)
  where status = 'published';
drop index review_counted_by_system;
create index review_counted_by_system on review (system, status, service, price_range, overall)
  include (quality, terms, communication, value, recommend, evidence, published_at) where system is not null;
