import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { CANONICAL_ELSEWHERE, type FamilyDocuments } from '../../app/page-document.ts'
import type { responsePages } from './pages.ts'
import { listCrumbs, oneCrumbs } from './response-crumbs.ts'
import type { ResponsesSubject } from './responses-query.ts'

/** No aggregate rating on a list of several companies: search engines expect it on the company rated. */
function responseListJsonLd({ siteUrl, answer }: ShownData, subject: ResponsesSubject): object[] {
  const list = answer('customer-reviews')
  return list ? [breadcrumbList(siteUrl, listCrumbs(list, subject))] : []
}

function oneResponseJsonLd({ siteUrl, answer }: ShownData): object[] {
  const review = answer('customer-review')?.review
  return review ? [breadcrumbList(siteUrl, oneCrumbs(review))] : []
}

export const responseDocuments: FamilyDocuments<keyof typeof responsePages> = {
  'customer-responses': {
    bundle: 'customer-responses',
    sitemap: 'responses',
    head: null,
    jsonLd: responseListJsonLd,
    sharePicture: null,
  },
  'category-responses': {
    bundle: 'customer-responses',
    sitemap: 'responses',
    head: null,
    jsonLd: responseListJsonLd,
    sharePicture: null,
  },
  'agency-responses': {
    bundle: 'customer-responses',
    sitemap: 'agencies',
    head: null,
    jsonLd: responseListJsonLd,
    sharePicture: null,
  },
  'customer-response': {
    bundle: 'customer-responses',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: oneResponseJsonLd,
    sharePicture: null,
  },
}
