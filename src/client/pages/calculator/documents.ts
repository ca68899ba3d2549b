import { href } from '#domain/paths/paths.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { calculatorPages } from './pages.ts'

const ABOVE = [
  { title: 'Главная', path: href('main') },
  { title: 'Сколько стоит', path: href('calculator') },
]

function serviceCostJsonLd({ siteUrl, answer }: ShownData, params: { service: ServiceSlug }): object[] {
  const title = answer('cost-approximate-price')?.service.title
  return title ? [breadcrumbList(siteUrl, [...ABOVE, { title, path: href('calculator-service', params) }])] : []
}

const costAnalyticsJsonLd = ({ siteUrl }: ShownData): object[] => [
  breadcrumbList(siteUrl, [...ABOVE, { title: 'Цены по группам', path: href('calculator-analytics') }]),
]

export const calculatorDocuments: FamilyDocuments<keyof typeof calculatorPages> = {
  calculator: {
    bundle: 'calculator',
    sitemap: 'prices',
    head: null,
    jsonLd: crumbsOnly(ABOVE),
    sharePicture: null,
  },
  'calculator-service': {
    bundle: 'calculator',
    sitemap: 'prices',
    head: null,
    jsonLd: serviceCostJsonLd,
    sharePicture: null,
  },
  'calculator-analytics': {
    bundle: 'calculator',
    sitemap: 'prices',
    head: null,
    jsonLd: costAnalyticsJsonLd,
    sharePicture: null,
  },
}
