-- Lists and counts of the pages about one company are read from indexes, in their own order.

-- Interviews of one person, the newest first.
create index interview_by_person on interview (person_id, published_at desc, id desc);
-- Awards of a project stand on its card.
create index award_by_project on award (project_id) where project_id is not null;
-- An agency's page names the systems it is a partner of; the primary key begins with the system.
create index cms_partner_by_agency on cms_partner (agency_id);

-- The price range of src/domain/vocabulary/price-ranges.ts, 0 without a price: stored, so that lists and counts of one
-- range read an index in their own order. A test holds both equal.
alter table review add column price_range integer not null
  generated always as (case when price is null then 0 else 1 + width_bucket(price - 1, array[300000, 1000000, 3000000]) end) stored;
create index review_by_price on review (price_range, published_at desc, id desc) where status = 'published';
create index review_by_service_and_price on review (service, price_range, published_at desc, id desc)
  where status = 'published';
create index review_counted on review (service, price_range, overall) where status = 'published';
-- How many reviews came, were declined or wait.
create index review_of_agency on review (agency_id, status);

-- A large system has a third of all projects and reviews: they are counted and filtered in indexes alone, never row by row.
drop index project_by_system;
create index project_by_system on project (system, launched desc, id desc)
  include (agency_id, site_type, industry, budget, is_nda) where system is not null;
drop index review_by_system;
create index review_by_system on review (system, published_at desc, id desc) include (service, price)
  where status = 'published' and system is not null;
create index review_counted_by_system on review (system, status, service, price, overall)
  include (quality, terms, communication, value, recommend) where system is not null;
