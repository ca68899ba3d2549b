import { buildMethodologyPath, buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { AGENCY_SLICES, CMS_SLICES } from '#domain/rating/rating-slice.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES, type RatingType } from '#domain/vocabulary/rating-types.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../context.ts'
import { countParticipants, openEdition } from '../shapes/open-ratings.ts'
import type { SitemapEntry } from './sitemap-kind.ts'

/**
 * Current editions only: an archive, a tier within a slice and a range of places name another page as canonical, and
 * the sitemap leaves such pages out.
 */
export async function ratingEntries(context: Context): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    RATING_TYPES.flatMap(type => homesOf(type).map(home => entriesOfRating(type, home, context))),
  )
  return entries.flat()
}

const homesOf = ({ slug, shape }: RatingType): RatingPath[] =>
  shape === 'apps' ? APP_PLATFORMS.map(platform => ({ type: slug, platform: platform.slug })) : [{ type: slug }]

async function entriesOfRating(type: RatingType, home: RatingPath, context: Context): Promise<SitemapEntry[]> {
  const open = await openEdition(context, type.slug, undefined)
  if (!open || (await countParticipants(context, home)) === 0) return []
  const parts: RatingPath[] = [
    ...(type.shape === 'cms' ? CMS_SLICES : AGENCY_SLICES).map(slice => ({ ...home, slice })),
    ...(type.shape === 'cms' ? [] : TIERS.map(({ slug }) => ({ ...home, tier: slug }))),
  ]
  const sizes = await Promise.all(parts.map(path => countParticipants(context, path)))
  const linked = parts.filter((_, index) => (sizes[index] ?? 0) >= MIN_PARTICIPANTS)
  const changedAt = open.edition.computed_at
  return [
    ...[home, ...linked].map(path => ({ path: buildRatingPath(path), changedAt })),
    { path: buildMethodologyPath(home), changedAt },
  ]
}
