import type { Link } from '#contract/shapes/link.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'

const MENU = [
  ['customer-responses', 'Отзывы'],
  ['interviews', 'Интервью'],
  ['cases', 'Кейсы'],
  ['calculator', 'Сколько стоит'],
  ['digital-stats', 'Статистика'],
  ['news', 'Журнал'],
  ['tender', 'Заявка'],
] as const satisfies readonly (readonly [PathName, string])[]

const FOOTER = [
  ['calculator', 'Сколько стоит'],
  ['compare', 'Сравнение агентств'],
  ['wall', 'Стена агентств'],
  ['digital-stats', 'Статистика рынка'],
  ['research', 'Исследования'],
  ['abc', 'Азбука заказчика'],
  ['about', 'О проекте'],
  ['press', 'Прессе'],
  ['contacts', 'Контакты'],
  ['tender', 'Заявка агентствам'],
  ['advertising', 'Реклама на сайте'],
  ['profile-add', 'Добавить агентство'],
  ['review-client', 'Оставить отзыв'],
  ['review-request', 'Запросить отзыв'],
  ['rules', 'Правила'],
  ['privacy', 'Политика обработки персональных данных'],
  ['consent', 'Согласия'],
] as const satisfies readonly (readonly [PathName, string])[]

/** Only sections that already have a page. */
export const openLinks = (context: Context): Link[] => links(MENU, context)
export const openFooterLinks = (context: Context): Link[] => links(FOOTER, context)

function links(table: typeof MENU | typeof FOOTER, { openPages }: Context): Link[] {
  return table.filter(([name]) => openPages.has(name)).map(([name, title]) => ({ title, path: href(name) }))
}
