import type { RatingRow } from '#contract/calls/rating.ts'
import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listPlacesAt, listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { moneyBounds } from '#domain/numbers/money-axis.ts'
import { shownGap } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { placeTicks } from '#domain/rating/place-ticks.ts'
import { type Filters, filterSearch } from '#domain/rating/rating-filters.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { MAX_PLACE, placeRangeOf, placeRangeTitle, RANGE_PLACES } from '#domain/vocabulary/tiers.ts'
import { KEPT_MONTHS } from '#ranking/months/month-places.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { budgetReasons } from '../../shapes/need/matched-agencies.ts'
import { usualPrice } from '../../shapes/usual-price.ts'
import { type AskedRating, editionFacts, entrySlice } from './asked-rating.ts'
import { cityOf } from './city-of.ts'
import { tierLinks, yearLinks } from './edition-links.ts'
import { chosenFacets, countFound, filtersObj } from './rating-filters.ts'
import { ratingCrumbs } from './rating-links.ts'
import { widerLinks } from './wider-links.ts'

const PAGE_ROWS = 20
/** Shared places may add some rows to the two hundred. */
const MAX_RANGE_ROWS = 1_000

interface RowsQuery {
  filters: Filters
  /** The position of the last row shown so far. */
  after: number
}

/** Filters hide rows; places stay those of the whole slice. Without filters both devices and all visitors ask the same. */
export function agencyRatingPage(
  asked: AskedRating,
  query: RowsQuery,
  context: Context,
): Promise<Answer<'rating-page-main-info'>> {
  if (chosenFacets(query.filters).length > 0 || asked.within) return readPage(asked, query, context)
  return context.memo.rememberLarge(`rating-page:${buildRatingPath(asked.path)}:${query.after}`, () =>
    readPage(asked, query, context),
  )
}

/** Of agencies that pass the filters: looking up as many costs less than walking past those that do not. */
const RARE_PAGES = 10

async function readPage(
  asked: AskedRating,
  { filters, after }: RowsQuery,
  context: Context,
): Promise<Answer<'rating-page-main-info'>> {
  const { path } = asked
  const facets = chosenFacets(filters)
  const limit = path.range ? MAX_RANGE_ROWS : PAGE_ROWS
  const found = await countFound(asked, facets, context)
  const isRare = found < RARE_PAGES * limit
  const isWhole = facets.length === 0 && !asked.within
  const [rows, years, tiers, following, places] = await Promise.all([
    listRatingRows(context.database.kysely, { ...entrySlice(asked), facets, isRare, after, limit: limit + 1 }),
    yearLinks(asked, context),
    tierLinks(asked, context),
    followingLink(asked, filters, context),
    isWhole ? tickPlaces(asked, context) : [],
  ])
  const shown = rows.slice(0, limit)
  const reasons =
    asked.within &&
    (await budgetReasons(
      asked.within.need,
      shown.map(({ id }) => id),
      context,
    ))
  const hasMore = rows.length > limit && !path.range
  return {
    h1: ratingHeading(path, undefined, asked.size.participants),
    breadcrumbs: ratingCrumbs(path, asked.size.participants),
    edition: editionFacts(asked),
    years,
    tiers,
    filters: filtersObj(filters),
    city: cityOf(path, filters),
    budget: asked.within?.budget ?? null,
    found,
    scales: rowScales(asked, places),
    rows: shown.map(row => ratingRow(row, reasons?.get(row.id))),
    systems: [],
    methodology: null,
    wider: found > 0 ? [] : await widerLinks(asked, filters, context),
    following,
    next: hasMore ? String(shown.at(-1)?.position) : null,
  }
}

/** From a range of places to the next one that has rows under the same filters. */
async function followingLink(asked: AskedRating, filters: Filters, { database }: Context): Promise<Link | null> {
  const at = entrySlice(asked)
  if (!at.places || at.places.to >= asked.size.participants) return null
  const { to } = at.places
  const [first] = await listRatingRows(database.kysely, {
    ...at,
    places: { from: to + 1, to: MAX_PLACE },
    facets: chosenFacets(filters),
    after: to,
    limit: 1,
  })
  if (!first) return null
  const range = placeRangeOf(first.place)
  const title = placeRangeTitle(range, asked.size.participants)
  return {
    title,
    path: buildRatingPath({ ...asked.path, range: range.slug }) + filterSearch(filters, asked.within?.budget),
  }
}

/** The places of the rows at the marks of the scale: a shared one may belong to the two hundred before. */
async function tickPlaces(asked: AskedRating, { database }: Context): Promise<number[]> {
  const { participants } = asked.size
  const ticks = placeTicks(participants)
  return participants <= RANGE_PLACES ? ticks : listPlacesAt(database.kysely, entrySlice(asked), ticks)
}

/** Scales shared by the drawings of all rows. */
function rowScales({ edition, size }: AskedRating, places: number[]): Answer<'rating-page-main-info'>['scales'] {
  return {
    places,
    months: edition.year === null ? monthLabels(edition.as_of, KEPT_MONTHS) : [],
    prices: [...moneyBounds(size.price_bounds ?? [])],
    budgets: size.budget_quartiles,
  }
}

function ratingRow(row: Awaited<ReturnType<typeof listRatingRows>>[number], reason: string | undefined): RatingRow {
  const { quartiles, projects, price_from } = usualPrice(row)
  return {
    place: row.place,
    position: row.position,
    change: row.previous_place === null ? null : row.previous_place - row.place,
    agency: { ...agencyCard(row), headcount: row.headcount, tagline: row.tagline },
    projects,
    reviews: row.reviews,
    average: row.average,
    price_from,
    score: row.score,
    addends: shownAddends(row.addends, row.score),
    range: row.place_from === null || row.place_to === null ? null : [row.place_from, row.place_to],
    above:
      row.above_place === null || row.above_score === null
        ? null
        : [row.above_place, shownGap(row.above_score, row.score)],
    months: row.month_places ?? [],
    reason: reason ?? null,
    budgets: quartiles,
  }
}
