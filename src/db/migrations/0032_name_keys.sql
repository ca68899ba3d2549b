-- The key of a name is stored: a search computed that of the slug for each of its thousand candidates, only to see
-- whether one is the name asked for.
alter table agency add column name_key text generated always as (search_key(name)) stored;

create or replace function find_agencies(key text, at_most integer)
returns table (agency_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  with candidate as (
    (select id from agency where key <> '' and search_key like key || '%' limit 500)
    union
    (select id from agency where key <% search_key limit 500)
  )
  select agency.id, word_similarity(key, agency.search_key)
  from candidate join agency on agency.id = candidate.id
  order by
    agency.name_key = key desc,
    starts_with(agency.search_key, key) desc,
    word_similarity(key, agency.search_key) desc,
    reviews_count desc,
    slug
  limit at_most
$$;
