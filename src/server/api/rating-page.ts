import type { RatingRow } from '#contract/calls/rating.ts'
import type { Answer } from '#contract/index.ts'
import { getEdition } from '#db/queries/editions.ts'
import { getSliceSize, listRatingRows } from '#db/queries/rating-rows.ts'
import { formatTierPrices } from '#domain/money.ts'
import { ratingHeading } from '#domain/rating-heading.ts'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { ARCHIVE_YEARS } from '#domain/vocabulary/editions.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { agencyCard } from './agency-card.ts'
import { notFound } from './not-found.ts'
import { ratingCrumbs, widerRating } from './rating-links.ts'
import { participantsOf } from './ratings-open.ts'

const PAGE_ROWS = 20
const RANGE_ROWS = 200

type RatingPage = Answer<'rating-page-main-info'>
type EntryRow = Awaited<ReturnType<typeof listRatingRows>>[number]

/** One page of one slice: an indexed read of its entries and what stands around them. */
export async function ratingPage(pathname: string, offset: number, context: Context): Promise<RatingPage> {
  const path = parseRatingPath(pathname)
  if (!path || path.type === 'cms') return notFound('rating')
  const db = context.database.kysely
  const edition = await getEdition(db, path.type, path.year ?? null)
  if (!edition) return notFound('rating')

  const slice = sliceKey(path)
  const tier = path.tier ?? ''
  const limit = path.range ? RANGE_ROWS : PAGE_ROWS
  const [size, rows, years, tiers] = await Promise.all([
    getSliceSize(db, edition.id, slice, tier),
    listRatingRows(db, { editionId: edition.id, slice, tier, offset, limit: limit + 1 }),
    yearLinks(path, context),
    tierLinks(path, context),
  ])
  return {
    h1: ratingHeading(path),
    breadcrumbs: ratingCrumbs(path),
    edition: {
      methodology: edition.methodology,
      computed_at: edition.computed_at.toISOString(),
      is_frozen: edition.frozen_at !== null,
      ...size,
    },
    years,
    tiers,
    found: size.participants,
    rows: rows.slice(0, limit).map(ratingRow),
    systems: [],
    methodology: null,
    wider: rows.length === 0 ? widerRating(path) : null,
    next: rows.length > limit && !path.range ? String(offset + limit) : null,
  }
}

function ratingRow(row: EntryRow): RatingRow {
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
  }
}

async function yearLinks(path: RatingPath, context: Context): Promise<RatingPage['years']> {
  const years = await Promise.all(
    [undefined, ...ARCHIVE_YEARS.toReversed()].map(async year => {
      const edition: RatingPath = { ...path, year, range: undefined }
      const participants = await participantsOf(context, path.type, year)
      const isShown = year === path.year || (participants.get(`${sliceKey(edition)}|${path.tier ?? ''}`) ?? 0) > 0
      return isShown
        ? [{ title: year ? String(year) : 'Сейчас', path: buildRatingPath(edition), is_current: year === path.year }]
        : []
    }),
  )
  return years.flat()
}

async function tierLinks(path: RatingPath, context: Context): Promise<RatingPage['tiers']> {
  const participants = await participantsOf(context, path.type, path.year)
  const { tierBounds, service } = ratingTypeBySlug(path.type)
  const { unit } = serviceBySlug(service)
  const link = (tier: RatingPath['tier'], title: string, text: string) => ({
    title,
    path: buildRatingPath({ ...path, tier, range: undefined }),
    bounds: text,
    is_current: tier === path.tier,
  })
  const tiers = TIERS.filter(
    ({ slug }) => slug === path.tier || (participants.get(`${sliceKey(path)}|${slug}`) ?? 0) > 0,
  )
  return [
    link(undefined, 'Все', ''),
    ...tiers.map(({ slug, menuTitle }) => link(slug, menuTitle, formatTierPrices(slug, tierBounds, unit))),
  ]
}
