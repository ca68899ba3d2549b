import type { Link } from '#contract/shapes/link.ts'
import { buildMethodologyPath, type RatingEdition } from '#domain/paths/rating-path.ts'

/** The chain of the rating and, as its last link, the methodology itself. */
export function methodologyCrumbs(breadcrumbs: readonly Link[], edition: RatingEdition): Link[] {
  const own = { title: 'Методика', path: buildMethodologyPath(edition) }
  return [...breadcrumbs.filter(({ path }) => path !== own.path), own]
}
