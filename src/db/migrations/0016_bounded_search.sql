-- Takes the search key of a query instead of its text: the key was computed again for every candidate, so that 100 × «x»
-- cost minutes on 20,000 agencies. Candidates are capped before they are compared, those that begin with the key apart,
-- so that a common word cannot crowd out the name itself.
drop function find_agencies(text, integer);
create function find_agencies(key text, at_most integer)
returns table (agency_id integer, likeness real)
-- With a limit the planner prefers to read the table from its start, which is slow when few rows match.
language sql stable set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  with candidate as (
    (select id from agency where key <> '' and search_key like key || '%' limit 500)
    union
    (select id from agency where key <% search_key limit 500)
  )
  select agency.id, word_similarity(key, agency.search_key)
  from candidate join agency on agency.id = candidate.id
  order by
    agency.search_key = key || ' ' || search_key(slug) desc,
    starts_with(agency.search_key, key) desc,
    word_similarity(key, agency.search_key) desc,
    reviews_count desc,
    slug
  limit at_most
$$;
