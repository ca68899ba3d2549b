import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'
import { AGENCY_PAGES, type AgencyPageName } from './agency-pages.ts'

type Named = Pick<Answer<'agency-header'>, 'name' | 'name_lat' | 'rating'>

/** Rating of the agency's main service → agency → page. The last crumb is the current page, without a link. */
export function agencyCrumbs({ name, name_lat, rating }: Named, page: AgencyPageName): Crumb[] {
  const above = [
    { text: 'Главная', href: href('main') },
    ...(rating ? [{ text: rating.title, href: rating.path }] : []),
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
