import type { Answer } from '#contract/index.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

/** Titles of an agency's pages in headings and breadcrumbs. */
export const AGENCY_PAGES = {
  agency: 'О компании',
  'agency-prices': 'Цены',
  'agency-portfolio': 'Портфолио',
  'agency-reviews': 'Отзывы',
  'agency-review': 'Отзыв клиента',
  'agency-interviews': 'Интервью',
  'agency-mentions': 'Упоминания',
  'agency-faq': 'Вопросы и ответы',
  'agency-contacts': 'Контакты',
} as const satisfies { [N in PathName]?: string }

export type AgencyPageName = keyof typeof AGENCY_PAGES

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
