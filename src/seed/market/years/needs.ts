import { SERVICES, type ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { MONTH } from '../calendar.ts'
import type { Client } from '../clients.ts'
import { TRADE } from '../trade.ts'
import type { ClientSize } from './client-size.ts'
import type { Standing } from './standing.ts'

/** A client as the years pass: what it has bought and from which agencies. */
export type Account = {
  client: Client
  /** The year of its first order. */
  since: number
  siteAt: number | null
  bought: Set<ServiceSlug>
  agencies: { standing: Standing; outcome: number }[]
}

/** Orders a year after the first one. */
const RATE: Record<ClientSize, number> = { small: 0.21, medium: 0.35, large: 0.58 }
/** A site is rebuilt after some years. */
const SITE_LIFE = 40 * MONTH

type Appetite = (account: Account, siteAge: number | null) => number
const again = (service: ServiceSlug, factor: number): Appetite => {
  return ({ bought }) => (bought.has(service) ? factor : 1)
}
const bySize = (factors: Record<ClientSize, number>, then: Appetite): Appetite => {
  return (account, age) => factors[account.client.size] * then(account, age)
}

const APPETITES: Record<ServiceSlug, Appetite> = {
  sites: (_, age) => (age === null || age > SITE_LIFE ? 1.5 : 0.2),
  support: (_, age) => (age === null ? 0.3 : age < SITE_LIFE ? 3 : 1),
  'seo-context': (_, age) => (age === null ? 0.6 : 1.3),
  performance: bySize({ small: 0.6, medium: 1.2, large: 1.4 }, () => 1),
  branding: again('branding', 0.15),
  portals: bySize({ small: 0.1, medium: 1, large: 2.5 }, again('portals', 0.3)),
  crm: bySize({ small: 0.6, medium: 1.2, large: 1 }, again('crm', 0.2)),
  apps: bySize({ small: 0.3, medium: 1, large: 2.2 }, again('apps', 0.5)),
}

/** How many orders an account places in a year of which only a share has passed. */
export function ordersIn(random: Random, { client, since }: Account, year: number, share: number): number {
  const first = year === since ? 1 : 0
  let left = random.next() - Math.exp(-RATE[client.size] * share)
  let more = 0
  for (let chance = Math.exp(-RATE[client.size] * share); left >= 0; left -= chance) {
    more += 1
    chance *= (RATE[client.size] * share) / more
  }
  return first + (year < since ? 0 : more)
}

export function nextNeed(random: Random, account: Account, at: number): { service: ServiceSlug; isCampaign: boolean } {
  const age = account.siteAt === null ? null : at - account.siteAt
  const service = random.pickWeighted(
    SERVICES.map(({ slug }) => [slug, TRADE[slug].share * APPETITES[slug](account, age)] as const),
  )
  return { service, isCampaign: service === 'sites' && age !== null && age < SITE_LIFE }
}

const ENTRY_GROWTH = 1.11

/** The year in which a client first orders; the market has grown since. */
export function firstYear(random: Random, from: number, lastYear: number, lastShare: number): number {
  const years = Array.from({ length: lastYear - from + 1 }, (_, index) => {
    const share = from + index === lastYear ? lastShare : 1
    return [from + index, share * ENTRY_GROWTH ** index] as const
  })
  return random.pickWeighted(years)
}
