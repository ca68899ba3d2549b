import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'
import { AGENCY_PAGES, type AgencyPageName } from './agency-pages.ts'

type Named = Pick<Answer<'agency-header'>, 'name' | 'name_lat' | 'services'>

/** Rating of the agency's main service → agency → page. The last crumb is the current page, without a link. */
export function agencyCrumbs({ name, name_lat, services }: Named, page: AgencyPageName): Crumb[] {
  const main = services[0]?.slug
  const type = RATING_TYPES.find(({ service }) => service === main)
  const above = [
    { text: 'Главная', href: href('main') },
    ...(type ? [{ text: type.title, href: buildRatingPath({ type: type.slug }) }] : []),
  ]
  if (page === 'agency') return [...above, { text: name }]
  return [
    ...above,
    { text: name, href: href('agency', { agency: name_lat }) },
    ...(page === 'agency-review'
      ? [{ text: AGENCY_PAGES['agency-reviews'], href: href('agency-reviews', { agency: name_lat }) }]
      : []),
    { text: AGENCY_PAGES[page] },
  ]
}
