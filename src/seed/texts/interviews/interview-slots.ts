import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { upperFirst } from '#domain/russian/upper-first.ts'
import { type CitySlug, cityBySlug } from '#domain/vocabulary/cities.ts'
import { agencyInQuotes, inQuotes, properName } from '#seed/names/quotes.ts'
import { factSlots, told } from '../fact-slots.ts'
import { WITHOUT_SALES } from '../industries.ts'
import type { ProjectBrief } from '../projects/project-text.ts'
import { roublesSpoken } from '../spoken-numbers.ts'
import type { SlotValues } from '../template.ts'
import { thingOf } from '../things.ts'

/** True on the day of publication. */
export type InterviewFacts = {
  agency: { name: string; city: CitySlug; founded: number; headcount: number; hourRate: number | null }
  speaker: { role: string; joined: number }
  works: number
  averageMark: number | null
  work: (ProjectBrief & { launchedYear: number }) | null
  /** A published review with a low mark. */
  criticism: { clientName: string; industry: string; year: number } | null
}

export function interviewSlots(facts: InterviewFacts): SlotValues {
  const { agency, speaker, works, averageMark, work, criticism } = facts
  const city = cityBySlug(agency.city)
  return {
    agency: agencyInQuotes(agency.name),
    ...opening('who', roleAt(speaker.role, agency.name)),
    founded: String(agency.founded),
    joined: String(speaker.joined),
    people: counted(agency.headcount, 'person'),
    in: city.inPlace,
    'city.gen': city.genitive,
    works: counted(works, 'project'),
    average: told(averageMark, mark => formatNumber(mark, 1)),
    rate: told(agency.hourRate, roublesSpoken),
    ...(work ? workSlots(work) : {}),
    ...(criticism ? { ...companySlots('critic', criticism), 'critic.year': String(criticism.year) } : {}),
  }
}

function workSlots(work: NonNullable<InterviewFacts['work']>): SlotValues {
  return {
    ...factSlots({ months: work.months, industry: work.industry, project: work.facts }),
    ...companySlots('client', work),
    thing: thingOf(work.service, work.siteType).nom,
    system: work.system ?? undefined,
    year: String(work.launchedYear),
  }
}

/** «компания „Окна“» in its cases; the noun carries them, the name stays. */
function companySlots(slot: string, { clientName, industry }: { clientName: string; industry: string }): SlotValues {
  const name = inQuotes(properName(clientName))
  const stem = WITHOUT_SALES.includes(industry) ? 'организаци' : 'компани'
  return {
    ...opening(`${slot}.nom`, `${stem}я ${name}`),
    [`${slot}.of`]: `${stem}и ${name}`,
    [`${slot}.ins`]: `${stem}ей ${name}`,
  }
}

/** «технический директор агентства «Контур»», but «руководитель агентства «Контур»». */
const roleAt = (role: string, agency: string): string =>
  `${role.endsWith('агентства') ? role : `${role} агентства`} ${agencyInQuotes(agency)}`

/** {who} within a sentence, {Who} where one starts. */
const opening = (slot: string, value: string): SlotValues => ({ [slot]: value, [upperFirst(slot)]: upperFirst(value) })
