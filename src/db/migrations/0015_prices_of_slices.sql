-- A price line may be for one type of site or branding work, so that the rating of that type shows its price.
alter table price_line add column site_type text;
-- Whether prices are checked, and when, is said by the fact «prices» of the agency. A second date could contradict it.
alter table price_line drop column checked_at;

-- Price ranges are half-open, like price tiers: «от 3 млн» includes 3 000 000. The column takes its indexes with it.
alter table review drop column price_range;
alter table review add column price_range integer not null
  generated always as (case when price is null then 0 else 1 + width_bucket(price, array[300000, 1000000, 3000000]) end) stored;
create index review_by_price on review (price_range, published_at desc, id desc) where status = 'published';
create index review_by_service_and_price on review (service, price_range, published_at desc, id desc)
  where status = 'published';
create index review_counted on review (service, price_range, overall) where status = 'published';
