import type { Answer } from '#contract/index.ts'
import { listFounded } from '#db/queries/menu/catalog.ts'
import { listLeaders } from '#db/queries/rating/rating-rows.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { AGENCY_RATINGS, ratingHome } from '../../shapes/open-ratings.ts'

/** The wall has no pagination: of a market of thousands it shows the best. */
const MAX_LOGOS = 600

/** Agencies of all current ratings, each once, by their best score in any of them. */
export async function wallLogos({ database }: Context): Promise<Answer<'ratings'>['logos']> {
  const slices = AGENCY_RATINGS.map(type => ({ type: type.slug, slice: sliceKey(ratingHome(type)) }))
  const ratings = await listLeaders(database.kysely, slices, MAX_LOGOS)
  const rows = ratings
    .flatMap(rating => rating?.rows ?? [])
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
  const cards = new Map(rows.map(row => [row.id, agencyCard(row)]))
  const shown = [...cards.values()].slice(0, MAX_LOGOS)
  const founded = await listFounded(
    database.kysely,
    shown.map(({ id }) => id),
  )
  return shown.map(card => ({ ...card, founded: founded.get(card.id) ?? 0 }))
}
