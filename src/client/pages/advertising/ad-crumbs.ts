import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const ADVERTISING_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Реклама', path: href('advertising') },
]

const below = (title: string, path: string): readonly NamedPath[] => [...ADVERTISING_CRUMBS, { title, path }]

export const PRICES_CRUMBS = below('Цены', href('advertising-prices'))
export const SPONSORS_CRUMBS = below('Спонсоры', href('sponsors'))
export const PAST_SPONSORS_CRUMBS = below('Прошлые спонсоры', href('advertising-past-sponsors'))
export const REVIEWS_CRUMBS = below('Отзывы', href('advertising-reviews'))
export const REGISTER_CRUMBS = below('Реестр', href('advertising-register'))
export const AD_CONTACTS_CRUMBS = below('Контакты', href('advertising-contacts'))
