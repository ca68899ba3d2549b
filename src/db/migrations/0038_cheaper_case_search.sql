-- A candidate is compared once, and whether its project is under NDA is asked of those shown only: for three hundred
-- candidates that took as long as the search itself.
create or replace function find_cases(key text, at_most integer)
returns table (case_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id, project_id, search_key, published_at from case_study
      where key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 300)
    union
    (select id, project_id, search_key, published_at from case_study where key <> '' and key <% search_key limit 300)
  ), compared as materialized (
    select id, project_id, starts_with(search_key, key) as is_start, word_similarity(key, search_key) as likeness, published_at
    from candidate
    order by is_start desc, likeness desc, published_at desc, id desc
  )
  select id, likeness from compared
  where (select is_nda from project where project.id = compared.project_id) is not true
  limit at_most
$$;
