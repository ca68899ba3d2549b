-- The price range of src/domain/vocabulary/price-ranges.ts, 0 without a price: stored, so that lists and counts of one
-- range read an index in their own order. A test holds both equal.
alter table review add column price_range integer not null
  generated always as (case when price is null then 0 else 1 + width_bucket(price - 1, array[300000, 1000000, 3000000]) end) stored;
create index review_by_price on review (price_range, published_at desc, id desc) where status = 'published';
create index review_by_service_and_price on review (service, price_range, published_at desc, id desc)
  where status = 'published';
drop index review_counted;
create index review_counted on review (service, price_range, overall) where status = 'published';
