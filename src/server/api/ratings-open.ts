import type { CountedLink } from '#contract/shapes/link.ts'
import { getEdition } from '#db/queries/editions.ts'
import { listSliceSizes } from '#db/queries/rating-rows.ts'
import { sliceTitle } from '#domain/rating-heading.ts'
import { buildRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { AGENCY_SLICES, type RatingSlice } from '#domain/rating-slice.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES, type RatingType } from '#domain/vocabulary/rating-types.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'

/** A link to a slice with fewer takers is a dead end for a visitor. */
const LEAST_PARTICIPANTS = 3

/** Ratings of agencies: the ones that a list page can show. */
export const AGENCY_RATINGS: readonly RatingType[] = RATING_TYPES.filter(({ shape }) => shape !== 'cms')

export const ratingHome = (type: RatingType): RatingPath =>
  type.shape === 'apps' ? { type: type.slug, platform: APP_PLATFORMS[0].slug } : { type: type.slug }

/** Participants of every slice of an edition, by `slice|tier`. */
export function participantsOf(context: Context, type: string, year: number | undefined): Promise<Map<string, number>> {
  const { memo, database } = context
  return memo.remember(`participants:${type}:${year ?? ''}`, async () => {
    const edition = await getEdition(database.kysely, type, year ?? null)
    const sizes = edition ? await listSliceSizes(database.kysely, edition.id) : []
    return new Map(sizes.map(({ slice, tier, participants }) => [`${slice}|${tier}`, participants]))
  })
}

/** Links to the slices of one kind that have somebody to show, in the order of the vocabulary. */
export async function sliceLinks(
  context: Context,
  base: RatingPath,
  kind: RatingSlice['kind'],
): Promise<CountedLink[]> {
  const participants = await participantsOf(context, base.type, base.year)
  return AGENCY_SLICES.filter(slice => slice.kind === kind).flatMap(slice => {
    const path: RatingPath = { type: base.type, platform: base.platform, year: base.year, slice }
    const count = participants.get(`${sliceKey(path)}|`) ?? 0
    if (count < LEAST_PARTICIPANTS) return []
    return { title: sliceTitle(slice), path: buildRatingPath(path), participants: count }
  })
}

export async function typeLinks(context: Context): Promise<CountedLink[]> {
  const links = await Promise.all(
    AGENCY_RATINGS.map(async type => {
      const path = ratingHome(type)
      const participants = await participantsOf(context, type.slug, undefined)
      return {
        title: type.title,
        path: buildRatingPath(path),
        participants: participants.get(`${sliceKey(path)}|`) ?? 0,
      }
    }),
  )
  return links.filter(({ participants }) => participants > 0)
}
