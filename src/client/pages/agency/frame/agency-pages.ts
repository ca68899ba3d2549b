import type { PathName } from '#domain/paths/paths.ts'

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

/** «Северный контур», «Северный контур: отзывы». */
export const agencyHeading = (name: string, page: AgencyPageName): string =>
  page === 'agency' ? name : `${name}: ${AGENCY_PAGES[page].toLowerCase()}`
