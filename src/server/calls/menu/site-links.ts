import type { Answer } from '#contract/index.ts'
import type { Link, LinkGroup } from '#contract/shapes/link.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import { API_DOCS_PATH } from '#domain/web/machine-paths.ts'

type MenuPage = Answer<'main-menu'>['pages'][number]

const MENU = [
  ['customer-responses', 'Отзывы'],
  ['cases', 'Кейсы'],
  ['calculator', 'Сколько стоит'],
  ['digital-stats', 'Статистика'],
  ['news', 'Журнал'],
  ['tender', 'Заявка'],
] as const satisfies readonly (readonly [PathName, string])[]

const JOURNAL = [
  ['news', 'Новости'],
  ['research', 'Исследования'],
  ['abc', 'Азбука заказчика'],
  ['interviews', 'Интервью'],
  ['promo', 'Премия'],
] as const satisfies readonly (readonly [PathName, string])[]

const FOOTER = [
  ['calculator', 'Сколько стоит'],
  ['compare', 'Сравнение агентств'],
  ['wall', 'Стена агентств'],
  ['promo', 'Премия'],
  ['digital-stats', 'Статистика рынка'],
  ['research', 'Исследования'],
  ['abc', 'Азбука заказчика'],
  ['about', 'О проекте'],
  ['press', 'Прессе'],
  ['contacts', 'Контакты'],
  ['tender', 'Заявка агентствам'],
  ['advertising', 'Реклама на сайте'],
  ['advertising-register', 'Реестр рекламы'],
  ['profile-add', 'Добавить агентство'],
  ['review-client', 'Оставить отзыв'],
  ['review-request', 'Запросить отзыв'],
  ['rules', 'Правила'],
  ['privacy', 'Политика обработки персональных данных'],
  ['consent', 'Согласия'],
] as const satisfies readonly (readonly [PathName, string])[]

const links = (table: typeof MENU | typeof JOURNAL | typeof FOOTER): Link[] =>
  table.map(([name, title]) => ({ title, path: href(name) }))

const journal: LinkGroup = { title: 'Что почитать', links: links(JOURNAL) }

export const MENU_PAGES: readonly MenuPage[] = links(MENU).map(link => ({
  ...link,
  sub: link.path === href('news') ? [journal] : [],
}))
/** No page of the application: the server documents the calls itself. */
const API: Link = { title: 'API и открытые данные', path: API_DOCS_PATH }

export const FOOTER_LINKS: readonly Link[] = [...links(FOOTER), API]
