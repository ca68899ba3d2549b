import type { Link } from '#contract/shapes/link.ts'
import { buildMethodologyPath, type RatingEdition } from '#domain/paths/rating-path.ts'

/** The rating's breadcrumbs followed by the methodology. */
export function methodologyCrumbs(breadcrumbs: readonly Link[], edition: RatingEdition): Link[] {
  const own = { title: 'Методика', path: buildMethodologyPath(edition) }
  return [...breadcrumbs.filter(({ path }) => path !== own.path), own]
}
