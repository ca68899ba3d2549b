import type { Random } from '#seed/random.ts'
import type { TextMemory } from '#seed/texts/picker.ts'
import { type ProjectBrief, writeProject } from '#seed/texts/projects/project-text.ts'
import { dateText } from './calendar.ts'
import { systemTitle } from './content-systems.ts'
import { monthsBy, type Order } from './orders.ts'
import type { ProjectRow } from './rows.ts'

const VERIFIED = 0.63
const NDA = 0.08

/** Texts of a project under NDA must not name the client. */
export function makeProject(
  random: Random,
  agencyId: number,
  order: Order,
  memory: TextMemory,
  now: number,
  id: number,
): ProjectRow {
  const isNda = random.chance(NDA)
  return {
    id,
    agency_id: agencyId,
    client_id: order.client.id,
    ...writeProject(random, { ...briefOf(order, now), isNda }, memory),
    url: isNda ? null : addressOf(order),
    service: order.service,
    site_type: order.siteType,
    industry: order.client.industry,
    system: order.system,
    web_server: order.webServer,
    platforms: [...order.platforms],
    budget: order.budget,
    months: order.months,
    launched: dateText(order.launchedAt),
    is_verified: random.chance(isNda ? 0.4 : VERIFIED),
    is_nda: isNda,
  }
}

/** The order as known at a date. */
export function briefOf(order: Order, at: number): ProjectBrief {
  const { service, siteType, client, system, facts } = order
  return {
    service,
    siteType,
    industry: client.industry,
    system: system && systemTitle(system),
    clientName: client.name,
    ...monthsBy(order, at),
    facts,
  }
}

const SUBDOMAINS: Record<string, string> = { shop: 'shop.', promo: 'promo.', landing: 'go.', portal: 'my.' }

function addressOf({ service, siteType, client }: Order): string | null {
  if (service === 'branding' || service === 'crm' || service === 'portals') return null
  const subdomain = service === 'sites' ? (SUBDOMAINS[siteType ?? ''] ?? '') : ''
  return `https://${subdomain}${client.domain}/`
}
