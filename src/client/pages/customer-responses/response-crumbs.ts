import type { Answer } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { href } from '#domain/paths/paths.ts'
import { responsesPath } from '#domain/paths/responses-path.ts'
import { formatDate } from '#domain/time/dates.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { crumbsOf } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import type { ResponsesSubject } from './responses-query.ts'

const ALL = crumbsOf('customer-responses')

export function listCrumbs(
  { agency: named }: Pick<Answer<'customer-reviews'>, 'agency'>,
  { agency, category }: ResponsesSubject,
): readonly NamedPath[] {
  if (agency !== undefined)
    return [...ALL, { title: named?.name ?? agency, path: href('agency-responses', { agency }) }]
  if (category === undefined) return ALL
  const path = responsesPath({ agency: null, category, price: 0 })
  return [...ALL, { title: serviceBySlug(category)?.title ?? category, path }]
}

export const oneCrumbs = ({ agency, path, published_at }: Review): readonly NamedPath[] => [
  ...ALL,
  { title: agency.name, path: href('agency-responses', { agency: agency.name_lat }) },
  { title: `Отзыв от ${formatDate(published_at)}`, path },
]
