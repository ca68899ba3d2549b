import type { PathName } from '#domain/paths/paths.ts'

/** Pages of one agency by their path's name; what a heading and the last crumb call each. */
export const AGENCY_PAGES = {
  agency: 'О компании',
  'agency-prices': 'Цены',
  'agency-portfolio': 'Портфолио',
  'agency-reviews': 'Отзывы',
  'agency-review': 'Отзыв клиента',
  'agency-interviews': 'Интервью',
  'agency-faq': 'Вопросы и ответы',
  'agency-contacts': 'Контакты',
} as const satisfies { [N in PathName]?: string }

export type AgencyPageName = keyof typeof AGENCY_PAGES

/** «Северный контур», «Северный контур: отзывы». */
export const agencyHeading = (name: string, page: AgencyPageName): string =>
  page === 'agency' ? name : `${name}: ${AGENCY_PAGES[page].toLowerCase()}`
