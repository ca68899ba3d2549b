import {
  buildMethodologyPath,
  buildMyRatingPath,
  buildRatingPath,
  parseMethodologySegments,
  parseMyRatingSegments,
  parseRatingSegments,
} from './rating-path.ts'
import { type PathEntry, splitPath, templatePath } from './template.ts'

/** Paths that begin with the name of a rating's type, which no template knows. */
const ofRatings = <Params>(
  build: (params: Params) => string,
  parseSegments: (segments: readonly string[]) => Params | null,
): PathEntry<Params> => ({
  build,
  parse: pathname => parseSegments(splitPath(pathname) ?? []),
  parseSegments,
  firstSegment: '',
  secretPrefix: null,
})

// Every page of the site. The first matching entry wins.
export const PATHS = {
  main: templatePath('/'),
  rating: ofRatings(buildRatingPath, parseRatingSegments),
  methodology: ofRatings(buildMethodologyPath, parseMethodologySegments),
  'my-rating': ofRatings(buildMyRatingPath, parseMyRatingSegments),

  agency: templatePath('/agency-{agency}/'),
  'agency-prices': templatePath('/agency-{agency}/prices/'),
  'agency-portfolio': templatePath('/agency-{agency}/portfolio/'),
  'agency-reviews': templatePath('/agency-{agency}/reviews/'),
  'agency-review': templatePath('/agency-{agency}/reviews/{id}/'),
  'agency-interviews': templatePath('/agency-{agency}/interviews/'),
  'agency-mentions': templatePath('/agency-{agency}/mentions/'),
  'agency-faq': templatePath('/agency-{agency}/faq/'),
  'agency-contacts': templatePath('/agency-{agency}/contacts/'),
  compare: templatePath('/compare/'),
  wall: templatePath('/wall/'),
  search: templatePath('/search/'),
  picker: templatePath('/picker/'),
  tender: templatePath('/tender/'),
  'tender-confirm': templatePath('/tender/confirm/{key}/'),
  'tender-status': templatePath('/tender/status/{key}/'),
  'tender-answer': templatePath('/tender/answer/{key}/'),
  'message-confirm': templatePath('/confirm/{key}/'),
  'profile-add': templatePath('/profile-add/'),

  cms: templatePath('/cms-{cms}/'),
  'cms-projects': templatePath('/cms-{cms}/projects/'),
  'cms-reviews': templatePath('/cms-{cms}/reviews/'),
  'cms-review': templatePath('/cms-{cms}/reviews/{id}/'),

  'customer-responses': templatePath('/customers_responses/'),
  'agency-responses': templatePath('/customers_responses/{agency}/'),
  'customer-response': templatePath('/customers_responses/{agency}/{id}/'),
  'category-responses': templatePath('/reviews-{category}/'),
  'review-request': templatePath('/review-request/'),
  'review-client': templatePath('/review-request/client/'),
  'review-request-help': templatePath('/review-request/help/'),
  'review-add': templatePath('/review-add/{key}/'),
  'review-reply': templatePath('/review-reply/{key}/'),

  calculator: templatePath('/calculator/'),
  'calculator-analytics': templatePath('/calculator/analytics/'),
  'calculator-service': templatePath('/calculator/{service}/'),
  'digital-stats': templatePath('/digital-stats/'),
  'digital-stats-tab': templatePath('/digital-stats/{tab}/'),
  'subscription-confirm': templatePath('/subscription/confirm/{key}/'),
  'subscription-end': templatePath('/subscription/end/{key}/'),

  news: templatePath('/news/'),
  'news-item': templatePath('/news/item-{slug}/'),
  'news-category': templatePath('/news/{category}/'),
  research: templatePath('/research/'),
  'research-item': templatePath('/research/{slug}/'),
  abc: templatePath('/abc/'),
  'abc-item': templatePath('/abc/{slug}/'),
  cases: templatePath('/cases/'),
  case: templatePath('/cases/case-{id}/'),
  'cases-hashtag': templatePath('/cases/{hashtag}/'),
  interviews: templatePath('/interviews/'),
  interview: templatePath('/interviews/{slug}/'),
  person: templatePath('/persons/{person}/'),
  'person-interview': templatePath('/persons/{person}/interview/'),

  about: templatePath('/about/'),
  'about-plans': templatePath('/about/plans/'),
  'about-team': templatePath('/about/team/'),
  contacts: templatePath('/contacts/'),
  press: templatePath('/press/'),
  rules: templatePath('/rules/'),
  privacy: templatePath('/privacy/'),
  consent: templatePath('/consent/'),
  offline: templatePath('/offline/'),

  promo: templatePath('/promo/'),
  'promo-awards': templatePath('/promo/awards/'),
  'promo-awards-year': templatePath('/promo/awards/{year}/'),
  'promo-award': templatePath('/promo/awards/{year}/{nomination}/'),
  'promo-responses': templatePath('/promo/responses/'),
  'promo-best-works': templatePath('/promo/best-works/'),
  'promo-best-works-year': templatePath('/promo/best-works/{year}/'),
  advertising: templatePath('/advertising/'),
  'advertising-prices': templatePath('/advertising/prices/'),
  'advertising-past-sponsors': templatePath('/advertising/past-sponsors/'),
  'advertising-reviews': templatePath('/advertising/reviews/'),
  'advertising-contacts': templatePath('/advertising/contacts/'),
  'advertising-register': templatePath('/advertising/register/'),
  sponsors: templatePath('/sponsors/'),
}

export type PathName = keyof typeof PATHS
export type PathParams<Name extends PathName> = (typeof PATHS)[Name] extends PathEntry<infer Params> ? Params : never
export type PathMatch = { [Name in PathName]: { name: Name; params: PathParams<Name> } }[PathName]

type NamesWithoutParams = {
  [Name in PathName]: Record<never, never> extends PathParams<Name> ? Name : never
}[PathName]

export const PATH_NAMES = Object.keys(PATHS) as PathName[]

/** Private pages are opened by a secret key in their address: never cached, indexed or logged. */
export const isPrivatePath = (name: PathName): boolean => PATHS[name].secretPrefix !== null

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

// Single slashes only: a redirect to `//host/` would be an open redirect.
export function withSlash(pathname: string): string {
  const path = pathname.replace(/^[/\\]*/, '/').replace(/\/{2,}/g, '/')
  return path.endsWith('/') ? path : `${path}/`
}

/**
 * The spelling that page addresses use: single slashes, one at the end, no needless escapes, lower case. Secret keys keep
 * their case.
 */
export function tidyPath(pathname: string): string {
  const path = withSlash(pathname.replace(/%[2-7][\da-f]/gi, unescapeSafe))
  const lower = path.toLowerCase()
  const prefix = SECRET_PREFIXES.find(secret => lower.startsWith(secret)) ?? lower
  return prefix + path.slice(prefix.length)
}

/** Slashes and dots stay escaped: they would change the path. */
function unescapeSafe(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return /[\w+-]/.test(character) ? character : escaped
}

export const SECRET_PREFIXES = Object.values(PATHS).flatMap(({ secretPrefix }) => secretPrefix ?? [])

const PREFIXES = ['agency-', 'cms-', 'reviews-']
const RATING_NAMES: readonly PathName[] = ['rating', 'methodology', 'my-rating']

// Indexed by first segment, so that a match tries only a few entries.
const candidates = new Map<string, PathName[]>()
for (const name of PATH_NAMES.filter(name => !RATING_NAMES.includes(name))) {
  const family = familyOf(PATHS[name].firstSegment)
  candidates.set(family, [...(candidates.get(family) ?? []), name])
}

function familyOf(first: string): string {
  return PREFIXES.find(prefix => first.startsWith(prefix)) ?? first
}
