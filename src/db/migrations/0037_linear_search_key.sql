-- The backreference that made double letters one took cubic time: 21 ms for a name of 200 characters, 127 ms for 400.
-- The keys are the same, so those stored stay.
create or replace function search_key(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text := lower(words);
  letter text;
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
  foreach letter in array string_to_array('abdefghiklmnoprstuvzжцчш', null) loop
    if strpos(key, letter || letter) > 0 then key := regexp_replace(key, letter || '{2,}', letter, 'g'); end if;
  end loop;
  return trim(key);
end $$;
