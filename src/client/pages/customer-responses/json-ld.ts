import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { listCrumbs, oneCrumbs } from './response-crumbs.ts'
import type { ResponsesSubject } from './responses-query.ts'

/** No aggregate rating on a list of several companies: search engines expect it on the company rated. */
export function responseListJsonLd({ siteUrl, answer }: ShownData, subject: ResponsesSubject): object[] {
  const list = answer('customer-reviews')
  return list ? [breadcrumbList(siteUrl, listCrumbs(list, subject))] : []
}

export function oneResponseJsonLd({ siteUrl, answer }: ShownData): object[] {
  const review = answer('customer-review')?.review
  return review ? [breadcrumbList(siteUrl, oneCrumbs(review))] : []
}
