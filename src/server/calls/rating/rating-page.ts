import type { RatingRow } from '#contract/calls/rating.ts'
import type { Answer } from '#contract/index.ts'
import { listCmsRows } from '#db/queries/cms/cms-rows.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { methodologyHeading, ratingHeading } from '#domain/rating/rating-heading.ts'
import { cmsKindBySlug } from '#domain/vocabulary/cms-kinds.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { type AskedRating, askedRating } from './asked-rating.ts'
import { tierLinks, widerLink, yearLinks } from './edition-links.ts'
import { chosenFacets, countFound, type Filters } from './rating-filters.ts'
import { methodologyCrumbs, ratingCrumbs } from './rating-links.ts'
import { ratingMethodology } from './rating-methodology.ts'

const PAGE_ROWS = 20
const RANGE_ROWS = 200

interface RatingQuestion {
  path: string
  /** The position of the last row that was shown. */
  after: number
  isMethodology: boolean
  filters: Filters
}

type RatingPage = Answer<'rating-page-main-info'>
type Rows = Pick<RatingPage, 'found' | 'rows' | 'systems' | 'methodology' | 'next'>

/** One page of one slice, a list of systems or the rules of an edition, and what stands around them. */
export async function ratingPage(question: RatingQuestion, context: Context): Promise<RatingPage> {
  const facets = chosenFacets(question.filters)
  const found = await askedRating(question.path, context)
  const asked: AskedRating = { ...found, isMethodology: found.isMethodology || question.isMethodology }
  const { path, edition, size, isMethodology } = asked
  const isOfSystems = path.type === 'cms'
  const [rows, years, tiers] = await Promise.all([
    rowsOf(asked, facets, question.after, context),
    isOfSystems ? [] : yearLinks(asked, context),
    isOfSystems || isMethodology ? [] : tierLinks(asked, context),
  ])
  return {
    h1: isMethodology ? methodologyHeading(path) : ratingHeading(path),
    breadcrumbs: isMethodology ? methodologyCrumbs(path) : ratingCrumbs(path),
    edition: {
      methodology: edition.methodology,
      computed_at: edition.computed_at.toISOString(),
      is_frozen: edition.frozen_at !== null,
      participants: size.participants,
      projects: size.projects,
    },
    years,
    tiers,
    ...rows,
    wider: isMethodology || rows.found > 0 ? null : await widerLink(asked, context),
  }
}

function rowsOf(asked: AskedRating, facets: readonly number[], after: number, context: Context): Promise<Rows> {
  if (asked.isMethodology) return methodologyOnly(asked, context)
  return asked.path.type === 'cms' ? systemRows(asked, context) : agencyRows(asked, facets, after, context)
}

async function methodologyOnly(asked: AskedRating, context: Context): Promise<Rows> {
  const methodology = await ratingMethodology(asked, context)
  return { found: asked.size.participants, rows: [], systems: [], methodology, next: null }
}

async function systemRows({ edition, slice, size }: AskedRating, { database }: Context): Promise<Rows> {
  const rows = await listCmsRows(database.kysely, edition.id, slice)
  const systems = rows.map(({ previous_place, ...row }) => ({
    ...row,
    change: previous_place === null ? null : previous_place - row.place,
    kind: cmsKindBySlug(row.kind)?.one ?? row.kind,
  }))
  return { found: size.participants, rows: [], systems, methodology: null, next: null }
}

/** Filtered or not, places stay those of the slice. */
async function agencyRows(
  asked: AskedRating,
  facets: readonly number[],
  after: number,
  context: Context,
): Promise<Rows> {
  const { path, edition, slice, tier } = asked
  const limit = path.range ? RANGE_ROWS : PAGE_ROWS
  const page = { editionId: edition.id, slice, tier, facets, after, limit: limit + 1 }
  const [rows, found] = await Promise.all([
    listRatingRows(context.database.kysely, page),
    countFound(asked, facets, context),
  ])
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit && !path.range
  return {
    found,
    rows: shown.map(ratingRow),
    systems: [],
    methodology: null,
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
    addends: row.addends.map(addend => Math.round(addend * 10) / 10),
    range: row.place_from === null || row.place_to === null ? null : [row.place_from, row.place_to],
  }
}
