-- A large system has a third of all projects and reviews: they are counted and filtered in indexes alone, never row by row.
drop index project_by_system;
create index project_by_system on project (system, launched desc, id desc)
  include (agency_id, site_type, industry, budget, is_nda) where system is not null;

drop index review_by_system;
create index review_by_system on review (system, published_at desc, id desc) include (service, price)
  where status = 'published' and system is not null;

create index review_counted_by_system on review (system, status, service, price, overall)
  include (quality, terms, communication, value, recommend) where system is not null;
