import type { Answer, Params } from '#contract/index.ts'
import { findAgencies } from '#db/queries/find/find.ts'
import { listEntriesOf } from '#db/queries/rating/row-details.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { searchTexts } from '#domain/russian/search-words.ts'
import type { Context } from '../../context.ts'
import { cityTitle } from '../../shapes/agency-card.ts'
import { askedRating } from './asked-rating.ts'

const FOUND = 6
/** Of the likeness of the best hit: a namesake is offered, noise is not. */
const MIN_SHARE = 0.6

/** Agencies of this name with their places in the rating; a place leads to its explained row. */
export async function ownRow(
  { path: pathname, name }: Params<'rating-own-row'>,
  context: Context,
): Promise<Answer<'rating-own-row'>> {
  const { edition, slice, tier, path } = await askedRating(pathname, context)
  const db = context.database.kysely
  const texts = searchTexts(name).filter(text => text !== '')
  const hits = texts.length > 0 ? await findAgencies(db, texts, FOUND) : []
  const best = Math.max(0, ...hits.map(({ likeness }) => likeness))
  const near = hits.filter(({ likeness }) => likeness >= MIN_SHARE * best)
  const found = [...new Map(near.map(hit => [hit.id, hit])).values()].slice(0, FOUND)
  const ids = found.map(({ id }) => id)
  const entries = ids.length > 0 ? await listEntriesOf(db, { editionId: edition.id, slice, tier }, ids) : []
  const placeOf = new Map(entries.map(({ agency_id, place }) => [agency_id, place]))
  const list = buildRatingPath({ ...path, range: undefined })
  return {
    agencies: found.map(({ id, name: title, slug, city }) => ({
      name: title,
      city: cityTitle(city),
      path: href('agency', { agency: slug }),
      row: placeOf.has(id) ? { place: placeOf.get(id) ?? 0, path: `${list}?why=${id}` } : null,
    })),
  }
}
