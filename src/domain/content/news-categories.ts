import { lookupBySlug } from '../vocabulary/lookup.ts'

export const NEWS_CATEGORIES = [
  { slug: 'ratings', title: 'Рейтинги', heading: 'Новости рейтингов' },
  { slug: 'market', title: 'Рынок', heading: 'Новости рынка' },
  { slug: 'prices', title: 'Цены', heading: 'Новости о ценах' },
  { slug: 'reviews', title: 'Отзывы', heading: 'Новости об отзывах' },
  { slug: 'platforms', title: 'Платформы', heading: 'Новости платформ' },
  { slug: 'service', title: 'Сервис', heading: 'Новости сервиса' },
] as const

/** Studies stand among the categories of the journal, at an address of their own. */
export const STUDIES = { slug: 'research', title: 'Исследования', heading: 'Исследования' } as const

export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

export const newsCategoryBySlug = lookupBySlug<NewsCategory>(NEWS_CATEGORIES)
