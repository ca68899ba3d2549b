import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'
import { COST_CSV_PATH } from '#domain/calculator/asked-query.ts'
import { GROUPINGS, SORTS } from '#domain/calculator/price-groups.ts'
import { href } from '#domain/paths/paths.ts'
import { BUSINESS_TYPES } from '#domain/vocabulary/business-types.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { realAddress } from '#tests/support/browser/real-address.ts'
import { callExamples } from '#tests/support/calls/call-examples.ts'
import type { KnownThings } from '#tests/support/calls/known-things.ts'
import { PATH_EXAMPLES } from '#tests/support/paths/path-examples.ts'

/** Addresses of one kind. Each differs in what a stranger is free to choose, so that no cache knows it. */
export interface HostileGet {
  name: string
  addresses: string[]
}

interface Market {
  /** As many as addresses of each kind. */
  things: readonly KnownThings[]
  sitemaps: readonly string[]
}

/** Every call and page without a secret key, and every kind of file. */
export function hostileGets({ things, sitemaps }: Market): HostileGet[] {
  const numbered = (name: string, at: AddressAt): HostileGet => ({
    name,
    addresses: things.map((own, n) => at(n, own)),
  })
  const examples = things.map(callExamples)
  return [
    ...OPEN_CALLS.map(name =>
      numbered(`вызов ${name}`, n => callUrl(name, examples[n]?.[name].params as Record<string, unknown>, n)),
    ),
    ...Object.entries(PATH_EXAMPLES)
      .filter(([, path]) => !SECRET.test(path))
      .map(([name, path]) => numbered(`страница ${name}`, (n, own) => `${realAddress(path, own)}?${freeQuery(n)}`)),
    ...Object.entries(FREE_CHOICES).map(([name, at]) => numbered(name, at)),
    ...Object.entries(FILES).map(([name, at]) => numbered(`файл ${name}`, at)),
    ...['/sitemap.xml', ...sitemaps].map(path => numbered(`файл ${path}`, n => `${path}?${n}`)),
  ]
}

type AddressAt = (n: number, own: KnownThings) => string

const SECRET = /[0-9a-f]{32}/
const OPEN_CALLS = (Object.keys(contract) as CallName[]).filter(name => {
  const { kind, isPrivate, perMinute }: Call = contract[name]
  return kind === 'query' && !isPrivate && perMinute === undefined
})

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

/** Free values of parameters, by name. */
const VALUES: Record<string, (n: number) => string> = {
  budget: n => String(300_000 + 1_000 * n),
  q: n => `сайт ${n}`,
  ids: n => Array.from({ length: 10 }, (_, nth) => 1 + 10 * n + nth).join(),
  city: n => pick(CITIES, n).slug,
  deadline: n => `2027-0${1 + (n % 9)}-01`,
  price: n => String(n % 5),
}

function callUrl(name: string, params: Record<string, unknown>, n: number): string {
  const varied = Object.entries(params).map(([key, value]) => [key, VALUES[key]?.(n) ?? String(value)])
  const { path, rest } = callAddress(name, Object.fromEntries(varied))
  return `${path}?${new URLSearchParams(rest as Record<string, string>)}`
}

/** A page reads some of these parameters; its key in the cache has no others. */
function freeQuery(n: number): URLSearchParams {
  const query = new URLSearchParams({ next: `mh4v8w00-${n}`, sent: String(n), cities: String(n), page: String(1 + n) })
  for (const [key, value] of Object.entries(VALUES)) query.set(key, value(n))
  return query
}

const sites = href('calculator-service', { service: 'sites' })
const budgetOf = (n: number) => `budget=${700_000 + 1_000 * n}`
const answersOf = (n: number) =>
  new URLSearchParams({
    industry: pick(BUSINESS_TYPES, n).slug,
    region: pick(CITIES, n).slug,
    tier: pick(TIERS, n).slug,
  })
const tierOf = (n: number) => `tier=${pick(TIERS, n).slug}&region=${pick(CITIES, Math.floor(n / TIERS.length)).slug}`
const groupsOf = (n: number) => `service=${pick(SERVICES, n).slug}&by=${pick(GROUPINGS, n).slug}&sort=${pick(SORTS, n)}`
const filtersOf = (n: number) => `cities=${1 + (n % 30)}&bt=${1 + (n % 7)}&st=${n}`

const choicesOf = (n: number) => `region=${pick(CITIES, n).slug}&period=all`
const chartOf = (n: number) => `${choicesOf(n)}&mark=rating-views.n${n}`

/** Parameters whose every combination is another answer. */
const FREE_CHOICES: Record<string, AddressAt> = {
  'вызов cost-approximate-price?budget=N': n => `/api/cost-approximate-price?service=sites&${budgetOf(n)}`,
  'вызов cost-approximate-price?tier=N': n => `/api/cost-approximate-price?service=sites&${tierOf(n)}`,
  'вызов cost-approximate-price?industry=N': n => `/api/cost-approximate-price?service=sites&${answersOf(n)}`,
  'вызов cost-filters?tier=N': n => `/api/cost-filters?service=sites&${tierOf(n)}`,
  'вызов cost-analytics-calculator?by=N': n => `/api/cost-analytics-calculator?${groupsOf(n)}`,
  'вызов page-html-head?search=N': n =>
    `/api/page-html-head?path=${sites}&search=${encodeURIComponent(`?${tierOf(n)}&${budgetOf(n)}`)}`,
  'страница calculator-service?budget=N': n => `${sites}?${budgetOf(n)}`,
  'страница calculator-service?tier=N': n => `${sites}?${tierOf(n)}`,
  'страница calculator-analytics?by=N': n => `${href('calculator-analytics')}?${groupsOf(n)}`,
  [`файл ${COST_CSV_PATH}`]: n => `${COST_CSV_PATH}?${groupsOf(n)}`,
  'вызов rating-page-main-info?cities=N': n => `/api/rating-page-main-info?path=/digital-agencies/&${filtersOf(n)}`,
  'вызов rating-page-main-info?next=N': n => `/api/rating-page-main-info?path=/digital-agencies/&next=${20 * n}`,
  'вызов rating-page-filters?cities=N': n => `/api/rating-page-filters?path=/digital-agencies/&${filtersOf(n)}`,
  'вызов rating-reviews?page=N': n => `/api/rating-reviews?path=/digital-agencies/&page=${1 + 3 * n}`,
  'вызов customer-reviews?page=N': n => `/api/customer-reviews?page=${1 + 3 * n}`,
  'вызов agency-find?q=а': n => `/api/agency-find?limit=50&q=${encodeURIComponent(pick([...'аеиоурстлн'], n))}`,
  'вызов /v2/digitalStats/dropdowns?region=N': n => `/v2/digitalStats/dropdowns?tab=demand&${choicesOf(n)}`,
  'страница digital-stats?region=N': n => `${href('digital-stats')}?${chartOf(n)}`,
  'страница rating?cities=N': n => `/digital-agencies/?${filtersOf(n)}`,
  'страница search?q=а': n => `/search/?q=${encodeURIComponent(pick([...'аеиоурстлн'], n) + n)}`,
  'страница compare?ids=N': n => `/compare/?ids=${VALUES.ids?.(n)}`,
}

const FILES: Record<string, AddressAt> = {
  '/robots.txt': n => `/robots.txt?${n}`,
  '/manifest.webmanifest': n => `/manifest.webmanifest?${n}`,
  '/.well-known/security.txt': n => `/.well-known/security.txt?${n}`,
  '/rss/news.xml': n => `/rss/news.xml?${n}`,
  '/rss/research.xml': n => `/rss/research.xml?${n}`,
  '/rss/cases.xml': n => `/rss/cases.xml?${n}`,
  '/digital-stats/demand/rating-views.csv': n => `/digital-stats/demand/rating-views.csv?${chartOf(n)}`,
  '/advertising/register.csv': n => `/advertising/register.csv?${n}`,
  '/embed/digital-stats/rating-views/': n => `/embed/digital-stats/rating-views/?${chartOf(n)}`,
  '/media/logo/….svg': (_, { agency }) => `/media/logo/${agency}.svg`,
  '/media/person/….svg': n => `/media/person/female-${(0xa0000000 + n).toString(16)}.svg`,
  '/media/project/….svg': (_, { project }) => `/media/project/${project}.svg`,
  '/media/og/agency-….png': (_, { agency }) => `/media/og/agency-${agency}.png`,
  '/media/og/digital-stats/….png': n => `/media/og/digital-stats/rating-views.png?${chartOf(n)}`,
  '/media/icons/icon-512.png': n => `/media/icons/icon-512.png?${n}`,
  '/media/brand/logo.png': n => `/media/brand/logo.png?${n}`,
  '/favicon.ico': n => `/favicon.ico?${n}`,
  '/api/docs/': n => `/api/docs/?${n}`,
  '/api/docs/openapi.json': n => `/api/docs/openapi.json?${n}`,
  '/api/docs/try/': n => `/api/docs/try/?call=cost-approximate-price&service=sites&${budgetOf(n)}`,
  '/service-worker.js': n => `/service-worker.js?${n}`,
  '/healthz': n => `/healthz?${n}`,
  '/metrics': n => `/metrics?${n}`,
}
