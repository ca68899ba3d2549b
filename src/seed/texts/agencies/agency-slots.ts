import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { type ServiceSlug, serviceBySlug } from '#domain/vocabulary/services.ts'
import { WORKSHOPS } from '#seed/names/agency-words.ts'
import { inQuotes } from '#seed/names/quotes.ts'
import { told } from '../fact-slots.ts'
import { speechOf, WITHOUT_SALES } from '../industries.ts'
import { monthsFromTo, roublesSpoken } from '../spoken-numbers.ts'
import { type SlotValues, scope } from '../template.ts'
import type { AgencyBrief } from './agency-brief.ts'
import { pastSlots, yearsSpoken } from './past-slots.ts'
import { SERVICE_WORDS } from './service-words.ts'

const WITH_SYSTEMS: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>(['sites', 'portals', 'support', 'seo-context'])
// The year after the first application store opened.
const FIRST_APPS = 2009

export function agencySlots(brief: AgencyBrief): SlotValues {
  const [first, second, third] = brief.industries
  const isMost = first !== undefined && first[1] > Math.max(1, second?.[1] ?? 0)
  const [system, other] = WITH_SYSTEMS.has(mainOf(brief)) ? brief.systems : []
  const [, secondService] = brief.services
  const main = SERVICE_WORDS[mainOf(brief)]
  const besides = secondService && SERVICE_WORDS[secondService[0]]
  return {
    ...scopesOf(brief),
    ...pastSlots(brief),
    ...figuresOf(brief),
    name: inQuotes(brief.name),
    founded: String(brief.founded),
    age: yearsSpoken(brief.age + 1),
    // What has closed has nobody now.
    people: brief.past.closedIn === null ? counted(brief.headcount, 'person') : undefined,
    city: brief.city.inPlace,
    'city.title': brief.city.title,
    'city.gen': brief.city.genitive,
    'main.nom': main.nom,
    'main.acc': main.acc,
    'main.ins': main.ins,
    'main.dat': main.dat,
    'second.nom': besides?.nom,
    'second.acc': besides?.acc,
    'second.ins': besides?.ins,
    'part.some': told(brief.services[0], ([, share]) => (share < 1 ? partSpoken(share) : '')),
    part: told(brief.services[0], ([, share]) => partSpoken(share)),
    trade: told(first, ([slug]) => speechOf(slug).trade),
    'trade.most': isMost ? told(first, ([slug]) => speechOf(slug).trade) : undefined,
    'trade.projects': told(first, ([, projects]) => (projects >= 5 ? counted(projects, 'project') : '')),
    'trade.other': told(second, ([slug, projects]) => (projects >= 2 ? speechOf(slug).trade : '')),
    'trade.third': told(third, ([slug, projects]) => (projects >= 2 ? speechOf(slug).trade : '')),
    audience: speechOf(first?.[0] ?? null).audience[0],
    system,
    'system.other': other,
    strange: STRANGERS.find(title => !brief.systems.includes(title)),
    hours: told(brief.replyHours, hoursSpoken),
    'hours.gen': told(brief.replyHours, hoursOf),
    rate: told(brief.hourRate, rate => formatNumber(rate)),
    from: told(brief.priceFrom, price => formatNumber(price)),
  }
}

/** Systems that many clients ask for. */
const STRANGERS = ['Tilda', 'WordPress', '1С-Битрикс'] as const

const mainOf = ({ services }: AgencyBrief): ServiceSlug => services[0]?.[0] ?? 'sites'

const PARTS: readonly (readonly [from: number, to: number, spoken: string])[] = [
  [0.999, 1.01, 'все заказы'],
  [0.93, 0.999, 'почти все заказы'],
  [0.87, 0.93, 'девять заказов из десяти'],
  [0.77, 0.83, 'четыре заказа из пяти'],
  [0.72, 0.77, 'три четверти заказов'],
  [0.63, 0.7, 'две трети заказов'],
  [0.57, 0.63, 'три заказа из пяти'],
  [0.46, 0.54, 'половина заказов'],
]

const partSpoken = (share: number): string => PARTS.find(([from, to]) => share >= from && share < to)?.[2] ?? ''

const LEAST_SAMPLE = 4

/** What its work usually costs and how long it takes. */
function figuresOf(brief: AgencyBrief): SlotValues {
  const own = brief.projects.filter(({ service }) => service === mainOf(brief))
  const sorted = (values: number[]): number[] => values.sort((a, b) => a - b)
  const budgets = sorted(own.map(({ budget }) => budget))
  const months = sorted(own.map(({ months }) => months))
  const [short, long] = [months[Math.floor(months.length / 4)] ?? 1, months[Math.floor((months.length * 3) / 4)] ?? 1]
  const isMonthly = serviceBySlug(mainOf(brief)).unit === 'month'
  const recent = brief.projects.filter(({ launched }) => Number(launched.slice(0, 4)) > brief.thisYear - 3).length
  const clients = new Set(brief.projects.map(({ client_id }) => client_id)).size
  const isTellable = own.length >= LEAST_SAMPLE
  return {
    budget: isTellable
      ? `${roublesSpoken(budgets[budgets.length >> 1] ?? 0)}${isMonthly ? ' в месяц' : ''}`
      : undefined,
    usual: isTellable && short < long ? monthsFromTo(short, long) : undefined,
    done: brief.projects.length >= LEAST_SAMPLE ? counted(brief.projects.length, 'project') : undefined,
    'clients.gen': countedGenitive(clients, 'client'),
    recent: recent >= LEAST_SAMPLE ? counted(recent, 'project') : undefined,
  }
}

const MODEST = 30
/** «Агентство „Студия «Маяк»“» says the same twice. */
const NAMED_WITH_KIND = new RegExp(`^(${WORKSHOPS.join('|')}) |Agency$`)

/** A scope limits a sentence to agencies of which it is true. */
function scopesOf(brief: AgencyBrief): SlotValues {
  const [slug, projects] = brief.industries[0] ?? ['', 0]
  const main = mainOf(brief)
  const isMonthly = serviceBySlug(main).unit === 'month'
  const offers = (service: ServiceSlug): boolean => brief.services.some(([own]) => own === service)
  return {
    '@small': scope(brief.headcount <= 12),
    '@team': scope(brief.headcount >= 8),
    '@modest': scope(brief.headcount <= MODEST),
    '@anon': scope(!brief.head?.isFounder),
    '@old': scope(brief.founded <= 2010 && main !== 'apps'),
    '@prices': scope(brief.hasPrices),
    '@cases': scope(brief.hasCases),
    '@systems': scope(brief.systems.length > 1 && WITH_SYSTEMS.has(main)),
    '@code': scope(main !== 'branding' && main !== 'seo-context' && main !== 'performance'),
    '@look': scope(main === 'branding' || main === 'sites' || main === 'apps' || main === 'portals'),
    '@project': scope(!isMonthly),
    '@monthly': scope(isMonthly),
    '@bare': scope(!NAMED_WITH_KIND.test(brief.name)),
    '@fresh': scope(brief.past.latest[0]?.year === brief.thisYear),
    '@shops': scope(brief.siteTypes.includes('shop')),
    '@prompt': scope((brief.replyHours ?? 0) <= 8),
    '@sales': scope(!WITHOUT_SALES.includes(slug)),
    '@trade': scope(projects >= 5),
    '@mobile': scope(brief.founded >= FIRST_APPS),
    '@both': scope(brief.platforms.length > 1),
    '@noads': scope(!offers('seo-context') && !offers('performance')),
    '@nobrand': scope(!offers('branding') && offers('sites')),
    '@noapps': scope(!offers('apps') && offers('sites')),
    '@nosites': scope(!offers('sites')),
  }
}

/** Accusative: «за 2 часа», «за сутки». */
function hoursSpoken(hours: number): string {
  if (hours >= 24) return hours === 24 ? 'сутки' : 'двое суток'
  return hours === 1 ? 'час' : counted(hours, 'hour')
}

/** Genitive: «в течение 2 часов», «в течение суток». */
function hoursOf(hours: number): string {
  if (hours >= 24) return hours === 24 ? 'суток' : 'двух суток'
  return hours === 1 ? 'часа' : countedGenitive(hours, 'hour')
}
