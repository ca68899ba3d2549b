import type { PathName } from '../paths/paths.ts'

/** Kinds of pages as a visitor would tell them apart; the files of the sitemap group them otherwise. */
const TITLES = {
  agencies: 'Агентства',
  portfolios: 'Портфолио',
  reviews: 'Отзывы',
  prices: 'Цены',
  ratings: 'Рейтинги',
  addresses: 'Контакты',
  mentions: 'Упоминания',
  questions: 'Вопросы',
  people: 'Люди',
  cases: 'Кейсы',
  journal: 'Журнал',
  terms: 'Азбука',
  systems: 'Системы',
  site: 'О сайте',
} as const

type PageSort = keyof typeof TITLES

const SORTS: Partial<Record<PathName, PageSort>> = {
  agency: 'agencies',
  'agency-portfolio': 'portfolios',
  'agency-reviews': 'reviews',
  'agency-responses': 'reviews',
  'category-responses': 'reviews',
  'customer-responses': 'reviews',
  'agency-prices': 'prices',
  calculator: 'prices',
  'calculator-analytics': 'prices',
  'calculator-service': 'prices',
  rating: 'ratings',
  methodology: 'ratings',
  'agency-contacts': 'addresses',
  'agency-mentions': 'mentions',
  'agency-faq': 'questions',
  'agency-interviews': 'people',
  interviews: 'people',
  interview: 'people',
  person: 'people',
  'person-interview': 'people',
  cases: 'cases',
  case: 'cases',
  'cases-hashtag': 'cases',
  news: 'journal',
  'news-item': 'journal',
  'news-category': 'journal',
  research: 'journal',
  'research-item': 'journal',
  'digital-stats': 'journal',
  'digital-stats-tab': 'journal',
  abc: 'terms',
  'abc-item': 'terms',
  cms: 'systems',
  'cms-projects': 'systems',
  'cms-reviews': 'systems',
}

export const sortTitleOf = (name: PathName): string => TITLES[SORTS[name] ?? 'site']

export interface SitePages {
  /** Pages by sort, most first. */
  sorts: { title: string; count: number }[]
  /** Addresses that a mistyped one may have meant; agencies are found by the search instead. */
  addresses: string[]
}
