import type { RatingPath } from '#domain/paths/rating-path.ts'
import { findSlice } from '#domain/rating/rating-slice.ts'
import { appPlatformBySlug } from '#domain/vocabulary/app-platforms.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { tierBySlug } from '#domain/vocabulary/tiers.ts'

/** Converts a stored slice key ('platform/ios/city/kazan') to its rating path; null if there is no such page. */
export function pathOfSlice(type: string, key: string, tier: string): RatingPath | null {
  const ratingType = ratingTypeBySlug(type)
  if (!ratingType) return null
  const path: RatingPath = { type: ratingType.slug }
  const parts = key === '' ? [] : key.split('/')
  if (parts[0] === 'platform') {
    path.platform = appPlatformBySlug(parts[1] ?? '')?.slug
    parts.splice(0, 2)
  }
  // Apps have a page per platform only, none for the whole.
  if (ratingType.shape === 'apps' && !path.platform) return null
  if (parts.length > 0) {
    const slice = findSlice(path.type, parts[1] ?? '')
    if (slice?.kind !== parts[0]) return null
    path.slice = slice
  }
  if (tier !== '') {
    path.tier = tierBySlug(tier)?.slug
    if (!path.tier) return null
  }
  return path
}
