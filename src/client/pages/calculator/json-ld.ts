import { href, type PathParams } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { serviceCrumbs } from './calculator-crumbs.ts'

export function calculatorServiceJsonLd(
  { siteUrl, answer }: ShownData,
  params: PathParams<'calculator-service'>,
): object[] {
  const title = answer('cost-approximate-price')?.service.title
  return title ? [breadcrumbList(siteUrl, serviceCrumbs(title, href('calculator-service', params)))] : []
}
