-- Texts are searched as agencies are (0009, 0016): keys by sound, trigrams, candidates capped before they are compared.
-- array_to_string is only stable, because elements of other types may print differently; those of text cannot.
create function article_search_key(title text, synonyms text[]) returns text
language sql immutable strict parallel safe as $$
  select search_key(title || ' ' || array_to_string(synonyms, ' '))
$$;

alter table article add column search_key text generated always as (article_search_key(title, synonyms)) stored;
alter table case_study add column search_key text generated always as (search_key(title)) stored;

-- An index per kind, so that thousands of news cannot crowd out the one term.
create index article_search_term on article using gin (search_key gin_trgm_ops) where kind = 'term';
create index article_search_research on article using gin (search_key gin_trgm_ops) where kind = 'research';
create index article_search_news on article using gin (search_key gin_trgm_ops) where kind = 'news';
create index case_search on case_study using gin (search_key gin_trgm_ops);
-- Titles that begin with the question: a range ends at its limit, while trigrams would find every title with its words.
create index article_title on article (kind, search_key text_pattern_ops);
create index case_title on case_study (search_key text_pattern_ops);

-- A title has more words than a name, so more of the question must be found in it. At most so many of each kind.
-- Candidates bring their columns along: joined by id, they would tempt the planner to read the whole table.
create function find_articles(key text, at_most integer)
returns table (article_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id, kind, search_key, published_at from article
      where kind = 'term' and key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 300)
    union
    (select id, kind, search_key, published_at from article
      where kind = 'term' and key <> '' and key <% search_key limit 300)
    union
    (select id, kind, search_key, published_at from article
      where kind = 'research' and key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 300)
    union
    (select id, kind, search_key, published_at from article
      where kind = 'research' and key <> '' and key <% search_key limit 300)
    union
    (select id, kind, search_key, published_at from article
      where kind = 'news' and key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 300)
    union
    (select id, kind, search_key, published_at from article
      where kind = 'news' and key <> '' and key <% search_key limit 300)
  ), compared as (
    select id, word_similarity(key, search_key) as likeness, row_number() over (
      partition by kind
      order by starts_with(search_key, key) desc, word_similarity(key, search_key) desc, published_at desc, id desc
    ) as nth
    from candidate
  )
  select id, likeness from compared where nth <= at_most order by nth, id
$$;

-- A case of a project under NDA would name its client.
create function find_cases(key text, at_most integer)
returns table (case_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id, project_id, search_key, published_at from case_study
      where key <> '' and search_key ~>=~ key and search_key ~<~ (key || chr(1114111)) limit 300)
    union
    (select id, project_id, search_key, published_at from case_study where key <> '' and key <% search_key limit 300)
  )
  select id, word_similarity(key, search_key)
  from candidate
  where (select is_nda from project where project.id = candidate.project_id) is not true
  order by starts_with(search_key, key) desc, word_similarity(key, search_key) desc, published_at desc, id desc
  limit at_most
$$;

-- Slugs of the agencies that a text shows or links to, noted when it is saved.
alter table article add column agencies text[] not null default '{}';
create index article_by_agency on article using gin (agencies);
