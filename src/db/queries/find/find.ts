import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

export interface FoundAgencyRow {
  /** The text it was found by, 1 for the first. */
  nth: number
  likeness: number
  id: number
  name: string
  slug: string
  logo: string | null
  city: string
}

/** Agencies similar to each of the texts, best matches first; the rules are in find_agencies, migration 0009. */
export async function findAgencies(db: Db, texts: readonly string[], limit: number): Promise<FoundAgencyRow[]> {
  const { rows } = await sql<FoundAgencyRow>`
    select asked.nth::integer as nth, found.likeness, agency.id, agency.name, agency.slug, agency.logo, agency.city
    from unnest(${texts}::text[]) with ordinality as asked (text, nth)
    cross join lateral find_agencies(asked.text, ${limit}) with ordinality as found (agency_id, likeness, place)
    join agency on agency.id = found.agency_id
    order by asked.nth, found.place
  `.execute(db)
  return rows
}

/** Search keys of titles that come from the vocabulary, not from a table. */
export async function listSearchKeys(db: Db, titles: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select search_key(title) as key from unnest(${titles}::text[]) with ordinality as given (title, nth) order by nth
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** Similarity of each key to the most similar text, and which text that is. */
export async function likenessOfKeys(db: Db, texts: readonly string[], keys: readonly string[], least: number) {
  const { rows } = await sql<{ index: number; nth: number; likeness: number }>`
    select distinct on (given.nth) given.nth::integer - 1 as index, asked.nth::integer as nth,
      word_similarity(asked.key, given.key) as likeness
    from unnest(${keys}::text[]) with ordinality as given (key, nth)
    cross join (select search_key(text) as key, nth from unnest(${texts}::text[]) with ordinality as typed (text, nth)) as asked
    where word_similarity(asked.key, given.key) >= ${least}
    order by given.nth, likeness desc, asked.nth
  `.execute(db)
  return rows
}
