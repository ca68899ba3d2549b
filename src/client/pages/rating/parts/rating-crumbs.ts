import type { Link } from '#contract/shapes/link.ts'
import { sliceTitle } from '#domain/rating-heading.ts'
import type { RatingPath } from '#domain/rating-path.ts'
import { placeRangeBySlug, tierBySlug } from '#domain/vocabulary/tiers.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

/** Parents come from the call; the page itself closes the chain, without a link. */
export function ratingCrumbs(parents: readonly Link[], rating: RatingPath, path: string): Crumb[] {
  const chain = parents.map(({ title, path: href }) => (href === path ? { text: title } : { text: title, href }))
  const own = ownTitle(rating)
  return own === null ? chain : [...chain, { text: own }]
}

function ownTitle({ slice, tier, range, year }: RatingPath): string | null {
  if (tier) return tierBySlug(tier).title
  if (range) return placeRangeBySlug(range).title
  if (year) return `Выпуск ${year} года`
  return slice ? sliceTitle(slice) : null
}
