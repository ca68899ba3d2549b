-- The candidates of a search are cut without an order, so of more agencies than the cut the very name asked for could be
-- left out. It has a read of its own.
create index agency_name_key on agency (name_key);

create or replace function find_agencies(key text, at_most integer)
returns table (agency_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  with candidate as (
    (select id from agency where key <> '' and name_key = key limit 50)
    union
    (select id from agency where key <> '' and search_key like key || '%' limit 300)
    union
    (select id from agency where key <% search_key limit 300)
  ), compared as materialized (
    select agency.id, slug, reviews_count, name_key = key as is_name, starts_with(search_key, key) as is_start,
      word_similarity(key, search_key) as likeness
    from candidate join agency on agency.id = candidate.id
  )
  select id, likeness from compared
  order by is_name desc, is_start desc, likeness desc, reviews_count desc, slug
  limit at_most
$$;

-- Its readers, the picker's price axis and «Сколько стоит», now read the counted work of the ratings.
drop index project_paid;
