import { categoryBySlug } from '../vocabulary/categories.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { countryBySlug } from '../vocabulary/countries.ts'
import { districtBySlug } from '../vocabulary/districts.ts'
import type { ServiceSlug } from '../vocabulary/services.ts'
import { tierBySlug } from '../vocabulary/tiers.ts'
import type { SystemTitles } from './answer-titles.ts'
import type { Answers } from './answers.ts'
import { isOfProducts } from './asked-query.ts'

/** The verb agrees with its subject, so it is part of it. */
const SUBJECTS: Readonly<Record<ServiceSlug, string>> = {
  sites: 'стоит сайт',
  'seo-context': 'стоят SEO и контекстная реклама',
  performance: 'стоит перформанс-маркетинг',
  branding: 'стоит брендинг',
  portals: 'стоит корпоративный портал',
  crm: 'стоит внедрение CRM',
  support: 'стоит поддержка сайта',
  apps: 'стоит мобильное приложение',
}

/** Names of sites and pieces of branding without a service. */
const PRODUCTS: Readonly<Record<string, string>> = {
  shop: 'интернет-магазин',
  corporative: 'корпоративный сайт',
  landing: 'лендинг',
  catalogs: 'сайт-каталог',
  portal: 'портал или сервис',
  promo: 'промосайт',
  logo: 'логотип',
  naming: 'нейминг',
  positioning: 'позиционирование бренда',
  'turnkey-branding': 'брендинг под ключ',
}

/** «Сколько стоит интернет-магазин для мебельных компаний на 1С-Битрикс в Казани» */
export function calculatorHeading(service: ServiceSlug, answers: Answers, systems: SystemTitles): string {
  const { type, industry, system, region, tier } = answers
  const isProduct = isOfProducts(service)
  const product = type === undefined ? undefined : PRODUCTS[type]
  const parts = [
    isProduct && product ? `стоит ${product}` : SUBJECTS[service],
    !isProduct && type !== undefined && service !== 'portals' ? categoryBySlug(type)?.purpose : undefined,
    industry && categoryBySlug(industry)?.purpose,
    system && `на ${systems.get(system) ?? ''}`,
    region && placeOf(region),
    tier && `${tierBySlug(tier)?.inTier ?? ''}`,
  ]
  return `Сколько ${parts.filter(Boolean).join(' ')}`
}

/** «в Казани»; a country without a form for it is left out of the sentence. */
const placeOf = (region: string): string | undefined =>
  (cityBySlug(region) ?? districtBySlug(region) ?? countryBySlug(region))?.inPlace ?? undefined
