import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { type ProjectFacts, makeProjectFacts } from '#seed/texts/project-facts.ts'
import { MONTH } from './calendar.ts'
import type { ClientPool } from './clients.ts'
import { suits } from './content-systems.ts'
import { launchDate } from './dates.ts'
import type { Profile } from './profile.ts'
import type { ClientRow } from './rows.ts'
import { BRANDING_MIX, PLATFORM_MIX, roundPrice, SITE_TYPE_MIX, TRADE, WEB_SERVER_MIX } from './trade.ts'

/** Work done for a client: shown as a project, or known only from the client's review. */
export type Order = {
  client: ClientRow
  service: ServiceSlug
  siteType: string | null
  system: string | null
  webServer: string | null
  platforms: readonly string[]
  budget: number
  months: number
  launchedAt: number
  facts: ProjectFacts
}

export function makeOrder(random: Random, profile: Profile, clients: ClientPool, now: number): Order {
  const service = random.pickWeighted(profile.services)
  const trade = TRADE[service]
  const [siteType, typePrice] = subjectOf(random, service)
  const client = clients.draw(random, random.pickWeighted(profile.industries), profile.headcount)
  const launchedAt = launchDate(random, profile, now)
  const bigClient = client.lists.length > 0 ? 1.7 : 1
  const price = trade.budget * profile.priceLevel * typePrice * bigClient * priceOfYear(launchedAt, now)
  const hasSite = service === 'sites' || service === 'portals' || service === 'support'
  return {
    client,
    service,
    siteType,
    system: random.chance(trade.hasSystem) ? systemFor(random, profile, siteType) : null,
    webServer: hasSite ? random.pickWeighted(WEB_SERVER_MIX) : null,
    platforms: service === 'apps' ? random.pickWeighted(PLATFORM_MIX) : [],
    budget: Math.max(cheapest(service), roundPrice(random.logNormal(price, trade.spread))),
    months: Math.min(monthsOf(random, trade.months, typePrice), Math.max(1, Math.floor((launchedAt - profile.foundedAt) / MONTH))),
    launchedAt,
    facts: makeProjectFacts(random, { service, siteType }),
  }
}

const isMonthly = (service: ServiceSlug): boolean => TRADE[service].months[1] > 15

const cheapest = (service: ServiceSlug): number => (isMonthly(service) ? 12_000 : 40_000)

function subjectOf(random: Random, service: ServiceSlug): readonly [siteType: string | null, price: number] {
  if (service === 'portals') return ['portal', 1]
  if (service === 'apps' || service === 'crm') return [null, 1]
  const mix = service === 'branding' ? BRANDING_MIX : SITE_TYPE_MIX
  const row = random.pickWeighted(mix.map(entry => [entry, entry[1]] as const))
  if (service === 'sites' || service === 'branding') return [row[0], row[2]]
  // Nobody promotes or keeps a landing page for years: those orders go to shops, catalogues and company sites.
  const isKept = row[0] !== 'landing' && row[0] !== 'promo'
  return [isKept ? row[0] : 'corporative', Math.sqrt(row[2])]
}

function systemFor(random: Random, profile: Profile, siteType: string | null): string {
  return random.pickWeighted(profile.systems.filter(([system]) => suits(system, siteType)))
}

/** Prices of the trade grew about nine per cent a year. */
const priceOfYear = (launchedAt: number, now: number): number => 1.09 ** ((launchedAt - now) / (12 * MONTH))

function monthsOf(random: Random, [from, to]: readonly [number, number], typePrice: number): number {
  const longer = typePrice < 0.5 ? 0.5 : 1
  return Math.max(1, Math.round((from + (to - from) * random.next() ** 1.5) * longer))
}
