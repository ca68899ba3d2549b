import type { RatingEdition, RatingPath } from '../paths/rating-path.ts'
import { appPlatformBySlug } from '../vocabulary/app-platforms.ts'
import { categoryBySlug } from '../vocabulary/categories.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { cmsKindBySlug } from '../vocabulary/cms-kinds.ts'
import { companyListBySlug } from '../vocabulary/company-lists.ts'
import { countryBySlug } from '../vocabulary/countries.ts'
import { districtBySlug } from '../vocabulary/districts.ts'
import { ratingTypeBySlug } from '../vocabulary/rating-types.ts'
import { systemBySlug } from '../vocabulary/systems.ts'
import { placeRangeBySlug, placeRangeTitle, tierBySlug } from '../vocabulary/tiers.ts'
import { webServerBySlug } from '../vocabulary/web-servers.ts'
import type { RatingSlice } from './rating-slice.ts'

/**
 * `currentYear` is shown for a path without a year; omit it for a heading without a year. `participants` bound the
 * places of a path with a range.
 */
export function ratingHeading(path: RatingPath, currentYear?: number, participants = Number.POSITIVE_INFINITY): string {
  const { slice } = path
  const year = path.year ?? currentYear
  const whom = slice ? whomOfSlice(path, slice) : whomOf(path)
  const whomAndWhen = year === undefined ? whom : whom + yearAfter(slice, year)
  const country = slice?.kind === 'country' ? countryBySlug(slice.slug) : undefined
  const sentence = country?.genitive === null ? `${country.title}: рейтинг ${whomAndWhen}` : `Рейтинг ${whomAndWhen}`
  const tier = path.tier && tierBySlug(path.tier).title
  const range = path.range && placeRangeBySlug(path.range)
  return [sentence, tier, range && placeRangeTitle(range, participants)].filter(part => part !== undefined).join('. ')
}

/** «Мой рейтинг магазинов», «Украина: мой рейтинг …» */
export const myRatingHeading = (path: RatingPath): string =>
  ratingHeading(path)
    .replace(/^Рейтинг/, 'Мой рейтинг')
    .replace(/: рейтинг/, ': мой рейтинг')

export function methodologyHeading(edition: RatingEdition): string {
  return `Методика рейтинга ${whomOf(edition)}${edition.year === undefined ? '' : ` ${edition.year}`}`
}

// Genitive plural of the participants, ignoring the slice: «диджитал-агентств», «разработчиков iOS-приложений».
export function whomOf({ type, platform }: RatingEdition): string {
  return type === 'apps' && platform ? appPlatformBySlug(platform).whom : ratingTypeBySlug(type).whom
}

// For breadcrumbs, chips and links: «Казань», «Интернет-магазины», «1С-Битрикс».
export function sliceTitle(slice: RatingSlice): string {
  switch (slice.kind) {
    case 'category':
      return categoryBySlug(slice.slug).title
    case 'system':
      return systemBySlug(slice.slug).title
    case 'country':
      return countryBySlug(slice.slug).title
    case 'city':
      return cityBySlug(slice.slug).title
    case 'district':
      return districtBySlug(slice.slug).title
    case 'list':
      return companyListBySlug(slice.slug).title
    case 'cms-kind':
      return cmsKindBySlug(slice.slug).title
    case 'web-server':
      return webServerBySlug(slice.slug).title
  }
}

function whomOfSlice(path: RatingPath, slice: RatingSlice): string {
  const whom = whomOf(path)
  switch (slice.kind) {
    case 'category':
      return whomOfCategory(path, slice.slug)
    case 'system':
      return whomOfSystem(path, slice.slug)
    case 'country': {
      const { genitive } = countryBySlug(slice.slug)
      return genitive === null ? whom : `${whom} ${genitive}`
    }
    case 'city':
      return `${whom} ${cityBySlug(slice.slug).genitive}`
    case 'district':
      return `${whom} ${districtBySlug(slice.slug).inPlace.replace(' ', '\u00a0')}`
    case 'list':
      return `${whom} для компаний списка ${companyListBySlug(slice.slug).title}`
    case 'cms-kind':
      return cmsKindBySlug(slice.slug).whom
    case 'web-server':
      return `CMS на веб-сервере ${webServerBySlug(slice.slug).title}`
  }
}

// The rating of digital agencies counts sites, so its slices name the product: «разработчиков интернет-магазинов».
function whomOfCategory(path: RatingPath, slug: Extract<RatingSlice, { kind: 'category' }>['slug']): string {
  const category = categoryBySlug(slug)
  const isOwnKind = category.kind === 'branding' ? path.type === 'branding' : path.type === 'digital-agencies'
  if (isOwnKind) return category.whom
  return (category.kind === 'site-type' && whomOfSiteType(path, category)) || `${whomOf(path)} ${category.purpose}`
}

// «поддержке сайтов для сайтов-каталогов» and «порталов для порталов» would name the product twice.
function whomOfSiteType(path: RatingPath, { slug, whom }: { slug: string; whom: string }): string | null {
  if (path.type === 'web-support') return whom.replace('разработчиков', 'компаний по поддержке')
  return path.type === 'corporate' && slug === 'portal' ? `${whomOf(path)} и сервисов` : null
}

function whomOfSystem(path: RatingPath, slug: Extract<RatingSlice, { kind: 'system' }>['slug']): string {
  const { title } = systemBySlug(slug)
  if (path.type === 'digital-agencies') return `разработчиков на ${title}`
  // «сайтов на …», «порталов на …» and «приложений на …» need no extra noun.
  if (path.type === 'web-support' || path.type === 'corporate' || path.type === 'apps')
    return `${whomOf(path)} на ${title}`
  return `${whomOf(path)} для сайтов на ${title}`
}

// After a product or a list a bare year reads like a version: «React 2020», «Эксперт-400 2020».
function yearAfter(slice: RatingSlice | undefined, year: number): string {
  return slice?.kind === 'system' || slice?.kind === 'list' ? ` за ${year} год` : ` ${year}`
}
