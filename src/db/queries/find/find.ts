import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { isWhole } from '../rating/rating-rows.ts'

export interface FoundAgencyRow {
  /** The text it was found by, 1 for the first. */
  nth: number
  likeness: number
  id: number
  name: string
  slug: string
  logo: string | null
  city: string
  /** Of all its reviews. */
  average: number | null
  /** The best place among the current ratings as a whole; null outside them. */
  type: string | null
  slice: string | null
  place: number | null
  price_from: number | null
  /** The median of its counted projects there. */
  price_usual: number | null
}

/**
 * Agencies similar to each of the texts, best matches first; the rules are in the function find_agencies. The limit is
 * repeated for the planner: it expects a thousand rows of a function and would join them with the whole table.
 */
export async function findAgencies(db: Db, texts: readonly string[], limit: number): Promise<FoundAgencyRow[]> {
  const { rows } = await sql<FoundAgencyRow>`
    select asked.nth::integer as nth, found.likeness, agency.id, agency.name, agency.slug, agency.logo, agency.city,
      agency.reviews_average as average, best.type, best.slice, best.place, best.price_from,
      best.price_usual
    from unnest(${texts}::text[]) with ordinality as asked (text, nth)
    cross join lateral (
      select * from find_agencies(search_key(asked.text), ${limit}) with ordinality limit ${limit}
    ) as found (agency_id, likeness, nth)
    join agency on agency.id = found.agency_id
    left join lateral (
      select edition.type, entry.slice, entry.place, entry.price_from,
        entry.budget_quartiles[2] as price_usual
      from entry join edition on edition.id = entry.edition_id
      where entry.agency_id = agency.id and edition.year is null and ${isWhole}
      order by entry.place, edition.type, entry.slice
      limit 1
    ) as best on true
    order by asked.nth, found.nth
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
export async function findLikeKeys(db: Db, texts: readonly string[], keys: readonly string[], least: number) {
  // Materialised: otherwise the key of a text is computed again for every pair, which costs more than everything else.
  const { rows } = await sql<{ index: number; nth: number; likeness: number }>`
    with asked as materialized (
      select search_key(text) as key, nth from unnest(${texts}::text[]) with ordinality as typed (text, nth)
    ), compared as materialized (
      select given.nth, asked.nth as asked_nth, word_similarity(asked.key, given.key) as likeness
      from unnest(${keys}::text[]) with ordinality as given (key, nth) cross join asked
    )
    select distinct on (compared.nth) compared.nth::integer - 1 as index, asked_nth::integer as nth, likeness
    from compared
    where likeness >= ${least}
    order by compared.nth, likeness desc, asked_nth
  `.execute(db)
  return rows
}
