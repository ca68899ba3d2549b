import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import { told } from '../fact-slots.ts'
import { speechOf, WITHOUT_SALES } from '../industries.ts'
import type { SlotValues } from '../template.ts'

export type AgencyBrief = {
  name: string
  founded: number
  /** Full years. */
  age: number
  headcount: number
  /** With the preposition: «в Казани», «во Владимире». */
  inCity: string
  /** Main service first. */
  services: readonly ServiceSlug[]
  /** With their numbers of projects, the most frequent first. */
  industries: readonly (readonly [slug: string, projects: number])[]
  /** Titles as their vendors spell them. */
  systems: readonly string[]
  replyHours: number | null
  hourRate: number | null
  hasPrices: boolean
  hasCases: boolean
  hasReviews: boolean
  siteTypes: readonly string[]
  /** Of its mobile applications. */
  platforms: readonly string[]
}

const WITH_SYSTEMS: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>(['sites', 'portals', 'support', 'seo-context'])
const MONTHLY_TRADES: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>(['seo-context', 'performance'])
// The year after the first application store opened.
const FIRST_APPS = 2009

export function agencySlots(brief: AgencyBrief): SlotValues {
  const [first, second] = brief.industries
  const [system, other] = WITH_SYSTEMS.has(mainOf(brief)) ? brief.systems : []
  return {
    ...scopesOf(brief),
    name: inQuotes(brief.name),
    founded: String(brief.founded),
    people: counted(brief.headcount, 'person'),
    city: brief.inCity,
    trade: told(first, ([slug]) => speechOf(slug).trade),
    'trade.projects': told(first, ([, projects]) => (projects >= 5 ? counted(projects, 'project') : '')),
    'trade.other': told(second, ([slug, projects]) => (projects >= 2 ? speechOf(slug).trade : '')),
    audience: speechOf(first?.[0] ?? null).audience[0],
    system,
    'system.other': other,
    hours: told(brief.replyHours, hoursSpoken),
    'hours.gen': told(brief.replyHours, hoursOf),
    rate: told(brief.hourRate, rate => formatNumber(rate)),
  }
}

const mainOf = ({ services }: AgencyBrief): ServiceSlug => services[0] ?? 'sites'

/** A scope limits a sentence to agencies of which it is true. */
function scopesOf(brief: AgencyBrief): SlotValues {
  const [slug, projects] = brief.industries[0] ?? ['', 0]
  const main = mainOf(brief)
  const conditions: Record<string, boolean> = {
    '@small': brief.headcount <= 12,
    '@team': brief.headcount >= 8,
    '@large': brief.headcount >= 50,
    '@young': brief.age <= 10,
    '@seasoned': brief.age >= 8,
    '@prices': brief.hasPrices,
    '@cases': brief.hasCases,
    '@reviewed': brief.hasReviews,
    '@systems': brief.systems.length > 1 && WITH_SYSTEMS.has(main),
    '@code': main !== 'branding' && !MONTHLY_TRADES.has(main),
    '@look': main === 'branding' || main === 'sites' || main === 'apps' || main === 'portals',
    '@project': !MONTHLY_TRADES.has(main),
    '@bare': !brief.name.startsWith('Агентство '),
    '@shops': brief.siteTypes.includes('shop'),
    '@prompt': (brief.replyHours ?? 0) <= 8,
    '@industry': brief.industries.some(([industry]) => industry === 'industry'),
    '@sales': !WITHOUT_SALES.includes(slug),
    '@trade': projects >= 5,
    '@dozens': projects >= 20,
    '@mobile': brief.founded >= FIRST_APPS,
    '@both': brief.platforms.length > 1,
  }
  return Object.fromEntries(Object.entries(conditions).flatMap(([scope, isTrue]) => (isTrue ? [[scope, '']] : [])))
}

/** Accusative: «за 2 часа», «за сутки». */
function hoursSpoken(hours: number): string {
  if (hours >= 24) return hours === 24 ? 'сутки' : 'двое суток'
  return counted(hours, 'hour')
}

/** Genitive: «в течение 2 часов», «в течение суток». */
function hoursOf(hours: number): string {
  if (hours >= 24) return hours === 24 ? 'суток' : 'двух суток'
  return countedGenitive(hours, 'hour')
}
