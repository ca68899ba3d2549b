import { type PathEntry, splitPath, templatePath } from './paths/template.ts'
import {
  buildMethodologyPath,
  buildRatingPath,
  parseMethodologyPath,
  parseMethodologySegments,
  parseRatingPath,
  parseRatingSegments,
  type RatingEdition,
  type RatingPath,
} from './rating-path.ts'

const rating: PathEntry<RatingPath> = {
  build: buildRatingPath,
  parse: parseRatingPath,
  parseSegments: parseRatingSegments,
  example: '/seo+context/2020/kazan/middle/',
}

const methodology: PathEntry<RatingEdition> = {
  build: buildMethodologyPath,
  parse: parseMethodologyPath,
  parseSegments: parseMethodologySegments,
  example: '/digital-agencies/2020/methodology/',
}

// Every page of the site. Where two entries could read one address, the earlier one does.
export const PATHS = {
  main: templatePath('/', '/'),
  rating,
  methodology,

  agency: templatePath('/agency-{agency}/', '/agency-severny-kontur/'),
  'agency-prices': templatePath('/agency-{agency}/prices/', '/agency-severny-kontur/prices/'),
  'agency-portfolio': templatePath('/agency-{agency}/portfolio/', '/agency-severny-kontur/portfolio/'),
  'agency-reviews': templatePath('/agency-{agency}/reviews/', '/agency-severny-kontur/reviews/'),
  'agency-review': templatePath('/agency-{agency}/reviews/{id}/', '/agency-severny-kontur/reviews/38/'),
  'agency-interviews': templatePath('/agency-{agency}/interviews/', '/agency-severny-kontur/interviews/'),
  'agency-faq': templatePath('/agency-{agency}/faq/', '/agency-severny-kontur/faq/'),
  'agency-contacts': templatePath('/agency-{agency}/contacts/', '/agency-severny-kontur/contacts/'),
  compare: templatePath('/compare/', '/compare/'),
  wall: templatePath('/wall/', '/wall/'),
  search: templatePath('/search/', '/search/'),
  tender: templatePath('/tender/', '/tender/'),
  'profile-add': templatePath('/profile-add/', '/profile-add/'),

  cms: templatePath('/cms-{cms}/', '/cms-bitrix/'),
  'cms-projects': templatePath('/cms-{cms}/projects/', '/cms-bitrix/projects/'),
  'cms-reviews': templatePath('/cms-{cms}/reviews/', '/cms-bitrix/reviews/'),
  'cms-review': templatePath('/cms-{cms}/reviews/{id}/', '/cms-bitrix/reviews/38/'),

  'customer-responses': templatePath('/customers_responses/', '/customers_responses/'),
  'agency-responses': templatePath('/customers_responses/{agency}/', '/customers_responses/severny-kontur/'),
  'customer-response': templatePath('/customers_responses/{agency}/{id}/', '/customers_responses/severny-kontur/38/'),
  'category-responses': templatePath('/reviews-{category}/', '/reviews-seo-context/'),
  'review-request': templatePath('/review-request/', '/review-request/'),
  'review-request-help': templatePath('/review-request/help/', '/review-request/help/'),
  'review-add': templatePath('/review-add/{key}/', '/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/'),

  calculator: templatePath('/calculator/', '/calculator/'),
  'calculator-analytics': templatePath('/calculator/analytics/', '/calculator/analytics/'),
  'calculator-service': templatePath('/calculator/{service}/', '/calculator/sites/'),
  'digital-stats': templatePath('/digital-stats/', '/digital-stats/'),
  'digital-stats-tab': templatePath('/digital-stats/{tab}/', '/digital-stats/prices/'),

  news: templatePath('/news/', '/news/'),
  'news-item': templatePath('/news/item-{slug}/', '/news/item-novaya-metodika/'),
  'news-category': templatePath('/news/{category}/', '/news/market/'),
  research: templatePath('/research/', '/research/'),
  'research-item': templatePath('/research/{slug}/', '/research/ceny-2026/'),
  abc: templatePath('/abc/', '/abc/'),
  'abc-item': templatePath('/abc/{slug}/', '/abc/brif/'),
  cases: templatePath('/cases/', '/cases/'),
  case: templatePath('/cases/case-{id}/', '/cases/case-12/'),
  'cases-hashtag': templatePath('/cases/{hashtag}/', '/cases/redizayn/'),
  interviews: templatePath('/interviews/', '/interviews/'),
  interview: templatePath('/interviews/{slug}/', '/interviews/o-sroke-i-cene/'),
  person: templatePath('/persons/{person}/', '/persons/anna-lebedeva/'),
  'person-interview': templatePath('/persons/{person}/interview/', '/persons/anna-lebedeva/interview/'),

  about: templatePath('/about/', '/about/'),
  'about-plans': templatePath('/about/plans/', '/about/plans/'),
  'about-team': templatePath('/about/team/', '/about/team/'),
  contacts: templatePath('/contacts/', '/contacts/'),
  press: templatePath('/press/', '/press/'),
  rules: templatePath('/rules/', '/rules/'),
  privacy: templatePath('/privacy/', '/privacy/'),
  consent: templatePath('/consent/', '/consent/'),

  promo: templatePath('/promo/', '/promo/'),
  'promo-awards': templatePath('/promo/awards/', '/promo/awards/'),
  'promo-responses': templatePath('/promo/responses/', '/promo/responses/'),
  'promo-best-works': templatePath('/promo/best-works/', '/promo/best-works/'),
  advertising: templatePath('/advertising/', '/advertising/'),
  'advertising-prices': templatePath('/advertising/prices/', '/advertising/prices/'),
  'advertising-past-sponsors': templatePath('/advertising/past-sponsors/', '/advertising/past-sponsors/'),
  'advertising-reviews': templatePath('/advertising/reviews/', '/advertising/reviews/'),
  'advertising-contacts': templatePath('/advertising/contacts/', '/advertising/contacts/'),
  sponsors: templatePath('/sponsors/', '/sponsors/'),
}

export type PathName = keyof typeof PATHS
export type PathParams<Name extends PathName> = (typeof PATHS)[Name] extends PathEntry<infer Params> ? Params : never
export type PathMatch = { [Name in PathName]: { name: Name; params: PathParams<Name> } }[PathName]

type NamesWithoutParams = {
  [Name in PathName]: Record<never, never> extends PathParams<Name> ? Name : never
}[PathName]

export const PATH_NAMES = Object.keys(PATHS) as PathName[]

export function href<Name extends NamesWithoutParams>(name: Name): string
export function href<Name extends PathName>(name: Name, params: PathParams<Name>): string
export function href(name: PathName, params: unknown = {}): string {
  return (PATHS[name] as PathEntry<unknown>).build(params)
}

export function matchPath(pathname: string): PathMatch | null {
  const segments = splitPath(pathname)
  if (!segments) return null
  for (const name of candidates.get(familyOf(segments[0] ?? '')) ?? RATING_NAMES) {
    const params = PATHS[name].parseSegments(segments)
    if (params) return { name, params } as PathMatch
  }
  return null
}

// Leading slashes are folded into one: a redirect to `//host/` would leave the site.
export function withSlash(pathname: string): string {
  const path = pathname.replace(/^[/\\]*/, '/')
  return path.endsWith('/') ? path : `${path}/`
}

const PREFIXES = ['agency-', 'cms-', 'reviews-']
const RATING_NAMES: readonly PathName[] = ['rating', 'methodology']

// Entries grouped by their first segment, so that a match tries a few of them, not all.
const candidates = new Map<string, PathName[]>()
for (const name of PATH_NAMES.filter(name => !RATING_NAMES.includes(name))) {
  const family = familyOf(PATHS[name].example.split('/')[1] ?? '')
  candidates.set(family, [...(candidates.get(family) ?? []), name])
}

function familyOf(first: string): string {
  return PREFIXES.find(prefix => first.startsWith(prefix)) ?? first
}
