import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { listCityAgencies, listNeighbours } from '#db/queries/agency/agency-similar.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { agencyStandings, mainRatingOf } from '../../shapes/agency-dossier.ts'
import { recentSince } from '../../shapes/agency-projects.ts'
import { openEdition, ratingHome } from '../../shapes/open-ratings.ts'
import { type UsualPrice, usualPrice, usualPriceOf } from '../../shapes/usual-price.ts'

const SIMILAR = 6
/** Sorts before the first position. */
const BEFORE_ALL = 0

type Similar = Pick<Answer<'agency-about'>, 'similar' | 'similar_note' | 'similar_path'>

/** Neighbours in the city's rating; its leaders if the agency is not ranked there; the city's agencies if it has no rating. */
export async function similarAgencies(agency: AgencyDossier, context: Context): Promise<Similar> {
  return (await fromRating(agency, context)) ?? (await fromCity(agency, context))
}

async function fromRating(agency: AgencyDossier, context: Context): Promise<Similar | null> {
  const path = cityRating(agency)
  const open = path && (await openEdition(context, path.type, undefined))
  if (!path || !open) return null
  const slice = sliceKey(path)
  const own = (await agencyStandings(context, agency)).find(
    standing => standing.edition_id === open.edition.id && standing.slice === slice && standing.tier === '',
  )
  const others = (open.sizes.get(`${slice}|`)?.participants ?? 0) - (own ? 1 : 0)
  if (others <= 0) return null
  const entries = { editionId: open.edition.id, slice, tier: '' }
  const rows = await listNeighbours(context.database.kysely, entries, own?.position ?? BEFORE_ALL, SIMILAR)
  const heading = ratingHeading(path)
  return {
    similar: rows.map(row => similarCard(row, ratingTypeBySlug(path.type).service, usualPrice(row))),
    similar_path: buildRatingPath(path),
    similar_note: own ? `Стоят рядом в списке ${inGuillemets(heading)}` : `Первые в списке ${inGuillemets(heading)}`,
  }
}

async function fromCity({ city, id }: AgencyDossier, { database, now }: Context): Promise<Similar> {
  const rows = await listCityAgencies(database.kysely, { city, id, since: recentSince(now()) }, SIMILAR)
  const inPlace = cityBySlug(city)?.inPlace
  return {
    similar: rows.map(row => similarCard(row, row.service ?? '', usualPriceOf(row.budgets, row.price_from))),
    similar_path: null,
    similar_note: rows.length === 0 ? '' : inPlace ? `Тоже работают ${inPlace}` : 'Работают в том же городе',
  }
}

function cityRating(agency: AgencyDossier): RatingPath | null {
  const type = mainRatingOf(agency)
  const city = cityBySlug(agency.city)
  return type && city ? { ...ratingHome(type), slice: { kind: 'city', slug: city.slug } } : null
}

function similarCard(
  row: Awaited<ReturnType<typeof listNeighbours | typeof listCityAgencies>>[number],
  service: string,
  { price_from, quartiles }: UsualPrice,
) {
  return {
    ...agencyCard(row),
    path: href('agency', { agency: row.slug }),
    price_from,
    price_usual: quartiles?.[1] ?? null,
    service,
    reviews: { average: row.reviews_average, count: row.reviews_count },
    place: row.place,
  }
}
