import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths.ts'
import { buildRatingPath } from '#domain/rating-path.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

/** An agency stands under the rating of what it does most. */
export function agencyCrumbs({ name, services }: Pick<Answer<'agency-header'>, 'name' | 'services'>): Crumb[] {
  const main = services[0]?.slug
  const type = RATING_TYPES.find(({ service }) => service === main)
  return [
    { text: 'Главная', href: href('main') },
    ...(type ? [{ text: type.title, href: buildRatingPath({ type: type.slug }) }] : []),
    { text: name },
  ]
}
