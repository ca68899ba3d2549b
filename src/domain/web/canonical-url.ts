import { ANALYTICS_CATEGORIES } from '../vocabulary/analytics-categories.ts'
import { COMPANY_LISTS } from '../vocabulary/company-lists.ts'

// Spec §2 and §9.
const MAX_SEGMENTS = 2
const MAX_APP_SEGMENTS = 3

const NUMBER_OR_RANGE = /^\d+(?:-\d+)?$/
const COMPANY_LIST_SLUGS = new Set<string>(COMPANY_LISTS.map(({ slug }) => slug))
// The spec drops «short» segments without defining them. We drop one character, or two that name no category: `pr` and
// `it` are kept.
const TWO_LETTER_CATEGORIES = new Set<string>(ANALYTICS_CATEGORIES.map(({ slug }) => slug).filter(isTwoLetter))

export function canonicalUrl(siteRoot: string, pathAndQuery: string): string {
  return (siteRoot.endsWith('/') ? siteRoot.slice(0, -1) : siteRoot) + canonicalPath(pathAndQuery)
}

export function canonicalPath(pathAndQuery: string): string {
  const [pathname = ''] = pathAndQuery.split(/[?#]/, 1)
  const kept = pathname.split('/').filter(isKept)
  const limit = kept[0] === 'apps' ? MAX_APP_SEGMENTS : MAX_SEGMENTS
  return ['', ...kept.slice(0, limit), ''].join('/')
}

// Years are numbers too, so the numeric rule drops them.
function isKept(segment: string): boolean {
  return !isShort(segment) && !NUMBER_OR_RANGE.test(segment) && !COMPANY_LIST_SLUGS.has(segment)
}

function isShort(segment: string): boolean {
  return segment.length < 2 || (isTwoLetter(segment) && !TWO_LETTER_CATEGORIES.has(segment))
}

function isTwoLetter(text: string): boolean {
  return text.length === 2
}
