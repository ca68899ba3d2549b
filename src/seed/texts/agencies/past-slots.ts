import { NOUNS } from '#domain/russian/nouns.ts'
import { counted, countedGenitive, plural } from '#domain/russian/plural.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import type { AgencyPast, KnownWork } from '#seed/market/years/past.ts'
import { inQuotes, properName } from '#seed/names/quotes.ts'
import { told } from '../fact-slots.ts'
import { speechOf, WITHOUT_SALES } from '../industries.ts'
import { roublesSpoken } from '../spoken-numbers.ts'
import type { SlotValues } from '../template.ts'
import type { AgencyBrief } from './agency-brief.ts'
import { SERVICE_WORDS, workOf } from './service-words.ts'

const YEARS = ['год', 'два года', 'три года', 'четыре года', 'пять лет', 'шесть лет', 'семь лет', 'восемь лет'] as const

/** Accusative: «за пять лет», «за 14 лет». */
export const yearsSpoken = (count: number): string => YEARS[count - 1] ?? `${count} ${plural(count, NOUNS.year)}`

/** «было 22 человека»; numbers like 21 would need «был». */
const peopleThen = (count: number): string | undefined =>
  count % 10 === 1 && count % 100 !== 11 ? undefined : counted(count, 'person')

const ORGANISATION = {
  nom: ['компания', 'организация'],
  gen: ['компании', 'организации'],
  ins: ['компанией', 'организацией'],
} as const

/** «компания „Волжские окна“» in a case. */
function companyIn(
  form: keyof typeof ORGANISATION,
  { client, industry }: Pick<KnownWork, 'client' | 'industry'>,
): string {
  return `${ORGANISATION[form][WITHOUT_SALES.includes(industry) ? 1 : 0]} ${inQuotes(properName(client))}`
}

const PLACES = { 1: 'первое', 2: 'второе', 3: 'третье' } as const

function awardSpoken({ contest, place }: NonNullable<AgencyPast['award']>): string {
  const of = contest.startsWith('Премия ') ? contest.replace('Премия', 'премии') : `конкурса «${contest}»`
  return `диплом ${of} за ${PLACES[place]} место`
}

const isMonthly = (service: string): boolean => SERVICES.some(({ slug, unit }) => slug === service && unit === 'month')

/** From what the agency has lived through. */
export function pastSlots(brief: AgencyBrief): SlotValues {
  const { past, head, thisYear } = brief
  const { first, largest, loyal } = past
  const later = past.later?.service === brief.services[0]?.[0] ? null : past.later
  const firstPeople = first && past.people.find(({ year }) => year === brief.founded)
  return {
    founder: head?.isFounder ? head.name : undefined,
    head: head && !head.isFounder && head.since > brief.founded + 1 ? head.name : undefined,
    'head.since': told(head, ({ since }) => String(since)),
    first: told(first, work => companyIn('nom', work)),
    ...workSlots('first', first),
    'start.people': firstPeople ? peopleThen(firstPeople.people) : undefined,
    ...workSlots('last', past.latest[0]),
    ...workSlots('prev', past.latest[1]),
    'trade.last': told(past.latest[0], ({ industry }) => speechOf(industry).trade),
    ...sizeSlots(brief),
    ...yearSlots(brief),
    'later.acc': told(later, ({ service }) => SERVICE_WORDS[service].acc),
    'later.ins': told(later, ({ service }) => SERVICE_WORDS[service].ins),
    'later.year': told(later, ({ year }) => String(year)),
    branch: past.branch?.inCity,
    'branch.year': told(past.branch, ({ year }) => String(year)),
    closed: past.closedBranch?.inCity,
    'closed.year': told(past.closedBranch, ({ year }) => String(year)),
    award: told(past.award, awardSpoken),
    'award.year': told(past.award, ({ year }) => String(year)),
    loyal: told(loyal, one => companyIn('nom', one)),
    'loyal.ins': told(loyal, one => companyIn('ins', one)),
    'loyal.works': told(loyal, ({ works }) => counted(works, 'project')),
    'loyal.year': told(loyal, ({ since }) => (since < thisYear ? String(since) : '')),
    largest: told(largest, ({ service, budget }) => `${roublesSpoken(budget)}${isMonthly(service) ? ' в месяц' : ''}`),
    ...workSlots('largest', largest),
    over: told(past.closedIn, String),
  }
}

function workSlots(name: string, work: KnownWork | null | undefined): SlotValues {
  return {
    [`${name}.work`]: told(work, ({ service, siteType }) => workOf(service, siteType).nom),
    [`${name}.acc`]: told(work, ({ service, siteType }) => workOf(service, siteType).acc),
    [`${name}.gen`]: told(work, known => companyIn('gen', known)),
    [`${name}.year`]: told(work, ({ year }) => String(year)),
  }
}

const GROWN = 1.5
const SHRUNK = 1.3
const LEAST_SPAN = 3
const LEAST_CHANGE = 4

function sizeSlots({ past, founded, headcount, thisYear }: AgencyBrief): SlotValues {
  const earlier = past.people.filter(({ year }) => year > founded && year <= thisYear - LEAST_SPAN)
  const then = earlier.findLast(({ people }) => people * GROWN <= headcount && people + LEAST_CHANGE <= headcount)
  const peak = past.people.toSorted((a, b) => b.people - a.people)[0]
  const isSmaller = peak && peak.people >= headcount * SHRUNK && peak.people >= headcount + LEAST_CHANGE
  return {
    'then.year': told(then, ({ year }) => String(year)),
    'then.people': then && peopleThen(then.people),
    'then.from': told(then, ({ people }) => String(people)),
    'then.span': told(then, ({ year }) => yearsSpoken(thisYear - year)),
    'people.gen': past.closedIn === null ? countedGenitive(headcount, 'person') : undefined,
    'peak.year': isSmaller ? String(peak.year) : undefined,
    'peak.people': isSmaller ? peopleThen(peak.people) : undefined,
  }
}

const BEST_WORKS = 4
const QUIET_SHARE = 0.5

/** Only whole years after the first one. */
function yearSlots({ past, founded, thisYear }: AgencyBrief): SlotValues {
  const years = [...past.works].filter(([year]) => year > founded && year < thisYear).toSorted((a, b) => a[0] - b[0])
  const best = years.toSorted((a, b) => b[1] - a[1])[0]
  const quiet = years.find(([, works], index) => {
    const neighbours = [years[index - 1]?.[1] ?? 0, years[index + 1]?.[1] ?? 0]
    return works > 1 && works <= Math.min(...neighbours) * QUIET_SHARE
  })
  const hasBest = best && best[1] >= BEST_WORKS
  return {
    'best.year': hasBest ? String(best[0]) : undefined,
    'best.works': hasBest ? counted(best[1], 'project') : undefined,
    'quiet.year': quiet ? String(quiet[0]) : undefined,
    'quiet.works': quiet ? counted(quiet[1], 'project') : undefined,
  }
}
