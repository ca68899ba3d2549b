import type { RatingRow } from '#contract/calls/rating.ts'
import type { Answer } from '#contract/index.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { type AskedRating, editionFacts } from './asked-rating.ts'
import { tierLinks, widerLink, yearLinks } from './edition-links.ts'
import { countFound } from './rating-filters.ts'
import { ratingCrumbs } from './rating-links.ts'

const PAGE_ROWS = 20
const RANGE_ROWS = 200

interface RowsQuery {
  facets: readonly number[]
  /** The position of the last row shown so far. */
  after: number
}

/** Filters hide rows; places stay those of the whole slice. */
export async function agencyRatingPage(
  asked: AskedRating,
  { facets, after }: RowsQuery,
  context: Context,
): Promise<Answer<'rating-page-main-info'>> {
  const { path, edition, slice, tier } = asked
  const limit = path.range ? RANGE_ROWS : PAGE_ROWS
  const [rows, found, years, tiers] = await Promise.all([
    listRatingRows(context.database.kysely, { editionId: edition.id, slice, tier, facets, after, limit: limit + 1 }),
    countFound(asked, facets, context),
    yearLinks(asked, context),
    tierLinks(asked, context),
  ])
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit && !path.range
  return {
    h1: ratingHeading(path),
    breadcrumbs: ratingCrumbs(path),
    edition: editionFacts(asked),
    years,
    tiers,
    found,
    rows: shown.map(ratingRow),
    systems: [],
    methodology: null,
    wider: found > 0 ? null : await widerLink(asked, context),
    next: hasMore ? String(shown.at(-1)?.position) : null,
  }
}

function ratingRow(row: Awaited<ReturnType<typeof listRatingRows>>[number]): RatingRow {
  return {
    place: row.place,
    change: row.previous_place === null ? null : row.previous_place - row.place,
    agency: { ...agencyCard(row), founded: row.founded, headcount: row.headcount, tagline: row.tagline },
    projects: row.projects,
    reviews: row.reviews,
    average: row.average,
    price_from: row.price_from,
    score: row.score,
    addends: shownAddends(row.addends, row.score),
    range: row.place_from === null || row.place_to === null ? null : [row.place_from, row.place_to],
  }
}
