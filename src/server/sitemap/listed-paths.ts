import type { PathName } from '#domain/paths/paths.ts'

/** In the order of the index. The names are part of the files' addresses. */
export const SITEMAP_KIND_NAMES = [
  'pages',
  'ratings',
  'agencies',
  'systems',
  'responses',
  'prices',
  'statistics',
  'interviews',
  'persons',
  'cases',
  'hashtags',
  'news',
  'categories',
  'research',
  'terms',
] as const

export type SitemapKindName = (typeof SITEMAP_KIND_NAMES)[number]

/** Why a page is not in the sitemap. */
interface Unlisted {
  because: string
}

const SECRET: Unlisted = { because: 'the address contains a secret key' }
const CANONICAL_ELSEWHERE: Unlisted = { because: 'its canonical address is that of the list it belongs to' }

type Listing = SitemapKindName | Unlisted

/** The kind that lists each page. A new page without a line does not compile. */
const LISTED_PATHS: Record<PathName, Listing> = {
  main: 'pages',
  rating: 'ratings',
  methodology: 'ratings',

  agency: 'agencies',
  'agency-prices': 'agencies',
  'agency-portfolio': 'agencies',
  'agency-reviews': 'agencies',
  'agency-review': CANONICAL_ELSEWHERE,
  'agency-interviews': 'agencies',
  'agency-mentions': 'agencies',
  'agency-faq': 'agencies',
  'agency-contacts': 'agencies',
  compare: 'pages',
  wall: 'pages',
  search: { because: 'robots.txt closes search results' },
  picker: 'pages',
  tender: 'pages',
  'tender-confirm': SECRET,
  'tender-status': SECRET,
  'tender-answer': SECRET,
  'message-confirm': SECRET,
  'profile-add': 'pages',

  cms: 'systems',
  'cms-projects': 'systems',
  'cms-reviews': 'systems',
  'cms-review': CANONICAL_ELSEWHERE,

  'customer-responses': 'responses',
  'agency-responses': 'agencies',
  'customer-response': CANONICAL_ELSEWHERE,
  'category-responses': 'responses',
  'review-request': 'pages',
  'review-client': 'pages',
  'review-request-help': 'pages',
  'review-add': SECRET,
  'review-reply': SECRET,

  calculator: 'prices',
  'calculator-analytics': 'prices',
  'calculator-service': 'prices',
  'digital-stats': 'statistics',
  'digital-stats-tab': 'statistics',
  'subscription-confirm': SECRET,
  'subscription-end': SECRET,

  news: 'pages',
  'news-item': 'news',
  'news-category': 'categories',
  research: 'pages',
  'research-item': 'research',
  abc: 'pages',
  'abc-item': 'terms',
  cases: 'pages',
  case: 'cases',
  'cases-hashtag': 'hashtags',
  interviews: 'pages',
  interview: 'interviews',
  person: 'persons',
  'person-interview': { because: 'its canonical address is that of the person' },

  about: 'pages',
  'about-plans': 'pages',
  'about-team': 'pages',
  contacts: 'pages',
  press: 'pages',
  promo: 'pages',
  'promo-awards': 'pages',
  'promo-awards-year': CANONICAL_ELSEWHERE,
  'promo-award': CANONICAL_ELSEWHERE,
  'promo-responses': 'pages',
  'promo-best-works': 'pages',
  'promo-best-works-year': CANONICAL_ELSEWHERE,
  rules: 'pages',
  privacy: 'pages',
  consent: 'pages',
  advertising: 'pages',
  'advertising-prices': 'pages',
  'advertising-past-sponsors': 'pages',
  'advertising-reviews': 'pages',
  'advertising-contacts': 'pages',
  'advertising-register': 'pages',
  sponsors: 'pages',
  offline: { because: 'browsers show it without a network' },
}

export const namesOf = (kind: SitemapKindName): PathName[] =>
  (Object.keys(LISTED_PATHS) as PathName[]).filter(name => LISTED_PATHS[name] === kind)
