import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import {
  buildMethodologyPath,
  buildRatingPath,
  parseMethodologyPath,
  parseRatingPath,
  type RatingEdition,
} from '#domain/paths/rating-path.ts'

type Years = Answer<'rating-page-main-info'>['years']

/** The rating's editions, linked to their methodologies. */
export function methodologyLinks(years: Years): { text: string; href: string }[] {
  return years.flatMap(({ title, path }) => {
    const edition = parseMethodologyPath(path) ?? parseRatingPath(path)
    return edition ? { text: title, href: buildMethodologyPath(edition) } : []
  })
}

export const ratingLink = ({ type, platform, year }: RatingEdition): string => buildRatingPath({ type, platform, year })

/** The rating's breadcrumbs followed by the methodology. */
export function methodologyCrumbs(breadcrumbs: readonly Link[], edition: RatingEdition): Link[] {
  const own = { title: 'Методика', path: buildMethodologyPath(edition) }
  return [...breadcrumbs.filter(({ path }) => path !== own.path), own]
}
