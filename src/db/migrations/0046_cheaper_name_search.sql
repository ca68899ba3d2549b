-- A candidate is compared once (the comparison stood in the order and in the answer); six hundred names and three hundred
-- cases are enough: one letter cost thirteen ordinary pages on 20,000 agencies.
create or replace function find_agencies(key text, at_most integer)
returns table (agency_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  with candidate as (
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

create or replace function find_cases(key text, at_most integer)
returns table (case_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id, project_id, search_key, published_at from case_study
      where key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 150)
    union
    (select id, project_id, search_key, published_at from case_study where key <> '' and key <% search_key limit 150)
  ), compared as materialized (
    select id, project_id, starts_with(search_key, key) as is_start, word_similarity(key, search_key) as likeness, published_at
    from candidate
    order by is_start desc, likeness desc, published_at desc, id desc
  )
  select id, likeness from compared
  where (select is_nda from project where project.id = compared.project_id) is not true
  limit at_most
$$;
