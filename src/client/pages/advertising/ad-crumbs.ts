import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'

export const ADVERTISING_CRUMBS = crumbsOf('advertising')

const below = (title: string, path: string) => crumbsOf('advertising', { title, path })

export const PRICES_CRUMBS = below('Цены', href('advertising-prices'))
export const SPONSORS_CRUMBS = below('Спонсоры', href('sponsors'))
export const PAST_SPONSORS_CRUMBS = below('Прошлые спонсоры', href('advertising-past-sponsors'))
export const REVIEWS_CRUMBS = below('Отзывы', href('advertising-reviews'))
export const REGISTER_CRUMBS = below('Реестр', href('advertising-register'))
export const AD_CONTACTS_CRUMBS = below('Контакты', href('advertising-contacts'))
