import { type ServiceSlug, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { makeProjectFacts, type ProjectFacts } from '#seed/texts/project-facts.ts'
import { DAY, MONTH } from './calendar.ts'
import type { Client } from './clients.ts'
import { suits } from './content-systems.ts'
import type { Profile } from './profile.ts'
import type { ClientRow } from './rows.ts'
import { BRANDING_MIX, namedPrice, PLATFORM_MIX, SITE_TYPE_MIX, TRADE, WEB_SERVER_MIX } from './trade.ts'
import type { Deal } from './years/standing.ts'

/** Work for a client, shown as a project. */
export type Order = {
  client: ClientRow
  author: Client['author']
  service: ServiceSlug
  siteType: string | null
  system: string | null
  webServer: string | null
  platforms: readonly string[]
  budget: number
  months: number
  launchedAt: number
  /** The earliest time of a review: at once for a project, after some months for monthly work. */
  settledAt: number
  facts: ProjectFacts
}

export function makeOrder(random: Random, profile: Profile, deal: Deal, now: number): Order {
  const { service, launchedAt } = deal
  const client = deal.client.row
  const trade = TRADE[service]
  const [siteType, typePrice] = subjectOf(random, deal)
  const price = trade.budget * profile.priceLevel * typePrice * PURSES[deal.client.size] * priceOfYear(launchedAt, now)
  const hasSite = service === 'sites' || service === 'portals' || service === 'support'
  // Monthly work is dated by its start, a project by its end: both must fit the agency's lifetime.
  const room = isMonthly(service) ? now - launchedAt : launchedAt - profile.foundedAt
  const months = Math.min(monthsOf(random, trade.months, typePrice), Math.max(1, Math.floor(room / MONTH)))
  return {
    client,
    author: deal.client.author,
    service,
    siteType,
    system: random.chance(trade.hasSystem) ? systemFor(random, profile, service, siteType) : null,
    webServer: hasSite ? random.pickWeighted(WEB_SERVER_MIX) : null,
    platforms: service === 'apps' ? random.pickWeighted(PLATFORM_MIX) : [],
    budget: Math.max(cheapest(service), namedPrice(random, random.logNormal(price, trade.spread))),
    months,
    launchedAt,
    settledAt: launchedAt + (isMonthly(service) ? Math.min(months, 4) * MONTH : 2 * DAY),
    facts: makeProjectFacts(random, { service, siteType }),
  }
}

/** Months of work by a date, and months of its results: since the launch, or of monthly work so far. */
export function monthsBy({ service, months, launchedAt }: Order, at: number): { months: number; monthsSeen: number } {
  // Orders are settled on a fraction of a day that timestamps drop.
  const elapsed = Math.floor((at - launchedAt + DAY) / MONTH)
  if (!isMonthly(service)) return { months, monthsSeen: elapsed }
  const worked = Math.max(1, Math.min(months, elapsed))
  return { months: worked, monthsSeen: worked }
}

/** A project is dated by its end, monthly work by its start. */
export function workPeriod({ service, months, launchedAt }: Order, at: number): readonly [from: number, to: number] {
  if (!isMonthly(service)) return [launchedAt - months * MONTH, launchedAt]
  return [launchedAt, Math.min(at, launchedAt + months * MONTH)]
}

/** Larger clients order more of the same. */
const PURSES = { small: 1, medium: 1.2, large: 1.6 } as const

const isMonthly = (service: ServiceSlug): boolean => serviceBySlug(service).unit === 'month'

const cheapest = (service: ServiceSlug): number => (isMonthly(service) ? 12_000 : 40_000)

// Industries without online shops.
const WITHOUT_SHOPS = new Set([
  'state',
  'public',
  'cities',
  'finance',
  'exhibition',
  'real-estate',
  'services',
  'construction',
  'soft',
  'training',
])

const CAMPAIGN_TYPES = new Set(['landing', 'promo'])

function subjectOf(random: Random, { service, client, isCampaign }: Deal): readonly [string | null, price: number] {
  if (service === 'portals') return ['portal', 1]
  if (service === 'apps' || service === 'crm') return [null, 1]
  if (service === 'branding') return subjectIn(random, BRANDING_MIX)
  const mix = SITE_TYPE_MIX.filter(([slug]) => slug !== 'shop' || !WITHOUT_SHOPS.has(client.row.industry))
  const campaigns = mix.filter(([slug]) => CAMPAIGN_TYPES.has(slug))
  if (service === 'sites') return subjectIn(random, isCampaign ? campaigns : mix)
  // Landing pages are not promoted or maintained for years.
  const [siteType, price] = subjectIn(
    random,
    mix.filter(([slug]) => !CAMPAIGN_TYPES.has(slug)),
  )
  return [siteType, Math.sqrt(price)]
}

function subjectIn(random: Random, mix: typeof SITE_TYPE_MIX): readonly [string, price: number] {
  const [slug, , price] = random.pickWeighted(mix.map(row => [row, row[1]] as const))
  return [slug, price]
}

function systemFor(random: Random, profile: Profile, service: ServiceSlug, siteType: string | null): string {
  return random.pickWeighted(profile.systems.filter(([system]) => suits(system, service, siteType)))
}

/** Prices have grown by about 9 % a year. */
const priceOfYear = (launchedAt: number, now: number): number => 1.09 ** ((launchedAt - now) / (12 * MONTH))

function monthsOf(random: Random, [from, to]: readonly [number, number], typePrice: number): number {
  const longer = typePrice < 0.5 ? 0.5 : 1
  return Math.max(1, Math.round((from + (to - from) * random.next() ** 1.5) * longer))
}
