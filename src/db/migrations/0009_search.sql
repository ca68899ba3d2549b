-- What a name sounds like, written one way whatever the alphabet: «Битрикс», bitrix and «битрикс» typed as bitriks
-- meet in one key. Both what is stored and what is asked go through this function, so the rule exists once.
create function search_key(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text := lower(words);
begin
  -- Before Cyrillic becomes Latin: «ее» is a letter typed twice, «ee» a sound.
  key := replace(replace(replace(key, 'oo', 'u'), 'ee', 'i'), 'ck', 'k');
  -- Letters that several Latin ones stand for stay one letter.
  key := replace(replace(replace(key, 'щ', 'ш'), 'ё', 'е'), 'х', 'h');
  key := replace(replace(key, 'ю', 'iu'), 'я', 'ia');
  key := translate(key, 'абвгдезийклмнопрстуфыэіїєґў', 'abvgdeziiklmnoprstufieiiegu');
  key := replace(replace(key, 'ъ', ''), 'ь', '');
  key := regexp_replace(key, 'shch|sch|sh', 'ш', 'g');
  key := regexp_replace(key, 'tch|ch', 'ч', 'g');
  key := replace(replace(replace(key, 'zh', 'ж'), 'kh', 'h'), 'ph', 'f');
  key := regexp_replace(key, 'ts|tz', 'ц', 'g');
  key := regexp_replace(key, 'c(?=[eiy])', 's', 'g');
  key := translate(key, 'cqwyj', 'kkvii');
  key := replace(replace(key, 'x', 'ks'), 'ie', 'e');
  key := regexp_replace(key, '[^a-z0-9жцчш]+', ' ', 'g');
  return trim(regexp_replace(key, '(\D)\1+', '\1', 'g'));
end $$;

alter table agency drop column search_text;
alter table agency add column search_key text generated always as (search_key(name || ' ' || slug)) stored;
create index agency_search on agency using gin (search_key gin_trgm_ops);

-- The threshold belongs to the question, not to the session: typos of two letters in a word of eight still pass, and so do
-- both words of a name in another case.
create function find_agencies(asked text, at_most integer)
returns table (agency_id integer, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  select id, word_similarity(search_key(asked), agency.search_key)
  from agency
  where search_key(asked) <% agency.search_key
  order by
    -- The whole name, its beginning, any word's beginning; then what is alike, and of those the better known.
    agency.search_key = search_key(asked) || ' ' || search_key(slug) desc,
    starts_with(agency.search_key, search_key(asked)) desc,
    word_similarity(search_key(asked), agency.search_key) desc,
    reviews_count desc,
    slug
  limit at_most
$$;
