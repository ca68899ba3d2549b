import { findSlice, type RatingSlice } from '../rating/rating-slice.ts'
import { APP_PLATFORMS, type AppPlatformSlug, appPlatformBySlug } from '../vocabulary/app-platforms.ts'
import { ratingTypePathBySlug } from '../vocabulary/rating-type-paths.ts'
import type { RatingTypeSlug } from '../vocabulary/rating-types.ts'
import { type PlaceRangeSlug, placeRangeBySlug, type TierSlug, tierBySlug } from '../vocabulary/tiers.ts'
import { YEAR } from './template.ts'

// One edition of one rating; a methodology page describes exactly this.
export type RatingEdition = {
  type: RatingTypeSlug
  // Only for `apps`, where a parsed path always has it.
  platform?: AppPlatformSlug | undefined
  // Absent: the current edition.
  year?: number | undefined
}

export type RatingPath = RatingEdition & {
  slice?: RatingSlice | undefined
  tier?: TierSlug | undefined
  range?: PlaceRangeSlug | undefined
}

const METHODOLOGY = 'methodology'
const MY = 'my'

export function parseRatingPath(pathname: string): RatingPath | null {
  return parseRatingSegments(segmentsOf(pathname))
}

export function parseMethodologyPath(pathname: string): RatingEdition | null {
  return parseMethodologySegments(segmentsOf(pathname))
}

// `/{type}/{year?}/{slice?}/{tier?}/{range?}/`; for `apps` the platform follows the type,
// and `cms` has neither years nor tiers.
export function parseRatingSegments(segments: readonly string[]): RatingPath | null {
  const head = readEdition(segments)
  if (!head) return null
  const path: RatingPath = head.edition
  let at = head.next

  const slice = findSlice(path.type, segments[at] ?? '')
  if (slice) {
    path.slice = slice
    at += 1
  }

  if (path.type !== 'cms') {
    const tier = tierBySlug(segments[at] ?? '')
    if (tier) {
      path.tier = tier.slug
      at += 1
    }
    const range = placeRangeBySlug(segments[at] ?? '')
    if (range) {
      path.range = range.slug
      at += 1
    }
  }
  return at === segments.length ? path : null
}

export function parseMethodologySegments(segments: readonly string[]): RatingEdition | null {
  const head = readEdition(segments)
  return head && segments[head.next] === METHODOLOGY && segments.length === head.next + 1 ? head.edition : null
}

/** The reader's own weights reorder a whole list of agencies, never a part of its places. */
export function parseMyRatingSegments(segments: readonly string[]): RatingPath | null {
  if (segments.at(-1) !== MY) return null
  const path = parseRatingSegments(segments.slice(0, -1))
  return path && path.type !== 'cms' && !path.range ? path : null
}

export function buildRatingPath(path: RatingPath): string {
  return join(...editionSegments(path), path.slice?.slug, path.tier, path.range)
}

export function buildMyRatingPath(path: RatingPath): string {
  return `${buildRatingPath({ ...path, range: undefined })}${MY}/`
}

export function buildMethodologyPath(edition: RatingEdition): string {
  return join(...editionSegments(edition), METHODOLOGY)
}

function readEdition(segments: readonly string[]): { edition: RatingEdition; next: number } | null {
  const type = ratingTypePathBySlug(segments[0] ?? '')
  if (!type) return null
  const edition: RatingEdition = { type: type.slug }
  let next = 1

  if (type.shape === 'apps') {
    const platform = appPlatformBySlug(segments[next] ?? '')
    if (!platform) return null
    edition.platform = platform.slug
    next += 1
  }

  const year = segments[next] ?? ''
  if (type.shape !== 'cms' && YEAR.test(year)) {
    edition.year = Number(year)
    next += 1
  }
  return { edition, next }
}

function editionSegments({ type, platform, year }: RatingEdition): (string | undefined)[] {
  // `/apps/` has no page: the rating of apps opens on its first platform.
  return [type, type === 'apps' ? (platform ?? APP_PLATFORMS[0].slug) : undefined, year?.toString()]
}

function join(...segments: (string | undefined)[]): string {
  return `/${segments.filter(segment => segment !== undefined).join('/')}/`
}

function segmentsOf(pathname: string): string[] {
  return pathname.length > 1 && pathname.startsWith('/') && pathname.endsWith('/')
    ? pathname.slice(1, -1).split('/')
    : []
}
