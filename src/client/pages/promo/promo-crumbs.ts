import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const PROMO_CRUMBS: readonly NamedPath[] = [
  { title: 'Главная', path: href('main') },
  { title: 'Премия', path: href('promo') },
]

const AWARDS_CRUMBS: readonly NamedPath[] = [...PROMO_CRUMBS, { title: 'Победители', path: href('promo-awards') }]

const WORKS_CRUMBS: readonly NamedPath[] = [...PROMO_CRUMBS, { title: 'Работы года', path: href('promo-best-works') }]

export const RESPONSES_CRUMBS: readonly NamedPath[] = [
  ...PROMO_CRUMBS,
  { title: 'Отзывы о премии', path: href('promo-responses') },
]

const withYear = (crumbs: readonly NamedPath[], year: number | undefined, path: (year: number) => string) =>
  year === undefined ? crumbs : [...crumbs, { title: String(year), path: path(year) }]

export const awardsCrumbs = (year: number | undefined): readonly NamedPath[] =>
  withYear(AWARDS_CRUMBS, year, each => href('promo-awards-year', { year: each }))

export const worksCrumbs = (year: number | undefined): readonly NamedPath[] =>
  withYear(WORKS_CRUMBS, year, each => href('promo-best-works-year', { year: each }))

interface OneAward {
  year: number
  slug: string
  title: string
}

export const awardCrumbs = ({ year, slug, title }: OneAward): readonly NamedPath[] => [
  ...awardsCrumbs(year),
  { title, path: href('promo-award', { year, nomination: slug }) },
]
