import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const PROMO_CRUMBS = crumbsOf('promo')
export const RESPONSES_CRUMBS = crumbsOf('promo', { title: 'Отзывы о премии', path: href('promo-responses') })
const AWARDS_CRUMBS = crumbsOf('promo', { title: 'Победители', path: href('promo-awards') })
const WORKS_CRUMBS = crumbsOf('promo', { title: 'Работы года', path: href('promo-best-works') })

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
