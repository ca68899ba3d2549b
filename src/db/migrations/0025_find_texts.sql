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

-- A title has more words than a name, so more of the question must be found in it. At most so many of each kind.
create function find_articles(key text, at_most integer)
returns table (article_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id from article where kind = 'term' and key <> '' and search_key like key || '%' limit 300)
    union
    (select id from article where kind = 'term' and key <% search_key limit 300)
    union
    (select id from article where kind = 'research' and key <> '' and search_key like key || '%' limit 300)
    union
    (select id from article where kind = 'research' and key <% search_key limit 300)
    union
    (select id from article where kind = 'news' and key <> '' and search_key like key || '%' limit 300)
    union
    (select id from article where kind = 'news' and key <% search_key limit 300)
  ), compared as (
    select article.id, word_similarity(key, article.search_key) as likeness, row_number() over (
      partition by article.kind
      order by starts_with(article.search_key, key) desc, word_similarity(key, article.search_key) desc,
        article.published_at desc, article.id desc
    ) as nth
    from candidate join article on article.id = candidate.id
  )
  select id, likeness from compared where nth <= at_most order by nth, id
$$;

-- A case of a project under NDA would name its client.
create function find_cases(key text, at_most integer)
returns table (case_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  with candidate as (
    (select id from case_study where key <> '' and search_key like key || '%' limit 300)
    union
    (select id from case_study where key <% search_key limit 300)
  )
  select case_study.id, word_similarity(key, case_study.search_key)
  from candidate
  join case_study on case_study.id = candidate.id
  left join project on project.id = case_study.project_id
  where project.is_nda is not true
  order by starts_with(case_study.search_key, key) desc, word_similarity(key, case_study.search_key) desc,
    case_study.published_at desc, case_study.id desc
  limit at_most
$$;

-- Slugs of the agencies that a text shows or links to, noted when it is saved.
alter table article add column agencies text[] not null default '{}';
create index article_by_agency on article using gin (agencies);
