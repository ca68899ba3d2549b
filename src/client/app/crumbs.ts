import { href } from '#domain/paths/paths.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { NamedPath } from './json-ld.ts'

/** Pages right below the main one, as the pages below them name them too. */
const SECTIONS = {
  about: 'О проекте',
  abc: 'Азбука',
  advertising: 'Реклама',
  cases: 'Кейсы',
  compare: 'Сравнение',
  contacts: 'Контакты',
  'customer-responses': 'Отзывы',
  interviews: 'Интервью',
  news: 'Новости',
  picker: 'Подбор агентства',
  'profile-add': 'Добавить агентство',
  promo: 'Премия',
  research: 'Исследования',
  tender: 'Заявка агентствам',
  wall: 'Стена агентств',
} as const

/** From the main page to a section, and further. */
export const crumbsOf = (section: keyof typeof SECTIONS, ...below: readonly NamedPath[]): readonly NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: SECTIONS[section], path: href(section) },
  ...below,
]

/** The whole chain; the page itself comes last and is not a link. */
export const crumbsTo = (chain: readonly NamedPath[]): Crumb[] =>
  chain.map(({ title, path }, index) => (index < chain.length - 1 ? { text: title, href: path } : { text: title }))

/** The chain without the page itself, whose heading right below is the same text. */
export const crumbsAbove = (chain: readonly NamedPath[]): Crumb[] =>
  chain.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
