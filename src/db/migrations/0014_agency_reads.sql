-- The places and reviews of one agency are spread over tables that grow with the market, so they are read from the
-- index alone: otherwise each row costs a page of its own.
drop index entry_by_agency;
create index entry_by_agency on entry (agency_id, edition_id, place) include (slice, tier, position, previous_place, score);
drop index review_of_agency;
create index review_of_agency on review (agency_id, status, service, price, overall)
  include (quality, terms, communication, value, recommend);
