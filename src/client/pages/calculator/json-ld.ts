import { href } from '#domain/paths/paths.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'

const ABOVE = [
  { title: 'Главная', path: href('main') },
  { title: 'Сколько стоит', path: href('calculator') },
]

export const calculatorJsonLd = ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, ABOVE)]

export function serviceCostJsonLd({ siteUrl, answer }: ShownData, params: { service: ServiceSlug }): object[] {
  const title = answer('cost-approximate-price')?.service.title
  return title ? [breadcrumbList(siteUrl, [...ABOVE, { title, path: href('calculator-service', params) }])] : []
}

export const costAnalyticsJsonLd = ({ siteUrl }: ShownData): object[] => [
  breadcrumbList(siteUrl, [...ABOVE, { title: 'Цены по группам', path: href('calculator-analytics') }]),
]
