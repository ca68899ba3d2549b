import type { CountedLink } from '#contract/shapes/link.ts'
import { getEdition, listClosedYears } from '#db/queries/rating/editions.ts'
import { listSliceSizes } from '#db/queries/rating/rating-rows.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { sliceTitle } from '#domain/rating/rating-heading.ts'
import { AGENCY_SLICES, CMS_SLICES, type RatingSlice } from '#domain/rating/rating-slice.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES, type RatingType } from '#domain/vocabulary/rating-types.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'

export const AGENCY_RATINGS: readonly RatingType[] = RATING_TYPES.filter(({ shape }) => shape !== 'cms')

export const ratingHome = (type: RatingType): RatingPath =>
  type.shape === 'apps' ? { type: type.slug, platform: APP_PLATFORMS[0].slug } : { type: type.slug }

export type SliceSize = Omit<Awaited<ReturnType<typeof listSliceSizes>>[number], 'slice' | 'tier'>

export const NO_PARTICIPANTS: SliceSize = {
  participants: 0,
  projects: 0,
  best_projects: null,
  best_mass: null,
  budget_quartiles: null,
  price_bounds: null,
}

/** An edition with its slice sizes by `slice|tier`; memoised for a minute across pages. */
export function openEdition({ memo, database }: Context, type: string, year: number | undefined) {
  return memo.remember(`edition:${type}:${year ?? ''}`, async () => {
    const edition = await getEdition(database.kysely, type, year ?? null)
    if (!edition || (edition.year !== null && edition.frozen_at === null)) return null
    const sizes = await listSliceSizes(database.kysely, edition.id)
    return { edition, sizes: new Map(sizes.map(({ slice, tier, ...size }) => [`${slice}|${tier}`, size])) }
  })
}

/** Years of the closed editions that have this slice, the latest first. */
export async function closedYears({ memo, database }: Context, path: RatingPath): Promise<number[]> {
  const asked = { type: path.type, slice: sliceKey(path), tier: path.tier ?? '' }
  const rows = await memo.remember(`closed-years:${asked.type}:${asked.slice}|${asked.tier}`, () =>
    listClosedYears(database.kysely, asked),
  )
  return rows.map(({ year }) => year)
}

/** 0 when the edition does not exist. */
export async function countParticipants(context: Context, path: RatingPath): Promise<number> {
  const open = await openEdition(context, path.type, path.year)
  return open?.sizes.get(`${sliceKey(path)}|${path.tier ?? ''}`)?.participants ?? 0
}

/** Links to slices of one kind that have participants, in vocabulary order. */
export async function sliceLinks(
  context: Context,
  base: RatingPath,
  kind: RatingSlice['kind'],
): Promise<CountedLink[]> {
  const links = await Promise.all(
    (base.type === 'cms' ? CMS_SLICES : AGENCY_SLICES)
      .filter(slice => slice.kind === kind)
      .map(slice => sliceLink(context, { type: base.type, platform: base.platform, year: base.year, slice })),
  )
  // Editions closed before there was a minimum have smaller slices, which would be dead ends.
  return links.filter(({ participants }) => participants >= MIN_PARTICIPANTS)
}

async function sliceLink(context: Context, path: RatingPath & { slice: RatingSlice }): Promise<CountedLink> {
  const participants = await countParticipants(context, path)
  return { title: sliceTitle(path.slice), path: buildRatingPath(path), participants }
}

export async function typeLinks(context: Context): Promise<CountedLink[]> {
  const links = await Promise.all(
    RATING_TYPES.map(async type => {
      const path = ratingHome(type)
      return { title: type.title, path: buildRatingPath(path), participants: await countParticipants(context, path) }
    }),
  )
  return links.filter(({ participants }) => participants > 0)
}
