import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { type CitySlug, cityBySlug } from '#domain/vocabulary/cities.ts'
import { agencyInQuotes, inQuotes, properName } from '#seed/names/quotes.ts'
import { factSlots, told } from '../fact-slots.ts'
import { speechOf, WITHOUT_SALES } from '../industries.ts'
import type { ProjectBrief } from '../projects/project-text.ts'
import { roublesSpoken } from '../spoken-numbers.ts'
import type { SlotValues } from '../template.ts'
import { thingOf } from '../things.ts'

/** True on the day of publication. */
export type InterviewFacts = {
  agency: { name: string; city: CitySlug; founded: number; headcount: number; hourRate: number | null }
  speaker: { role: string; joined: number }
  /** Industry of most works. */
  industry: string | null
  works: number
  averageMark: number | null
  work: (ProjectBrief & { launchedYear: number }) | null
  /** A published review with a low mark. */
  criticism: { clientName: string; industry: string; year: number } | null
}

export function interviewSlots(facts: InterviewFacts): SlotValues {
  const { agency, speaker, industry, works, averageMark, work, criticism } = facts
  const city = cityBySlug(agency.city)
  return {
    agency: agencyInQuotes(agency.name),
    who: roleAt(speaker.role, agency.name),
    founded: String(agency.founded),
    joined: String(speaker.joined),
    people: counted(agency.headcount, 'person'),
    'people.gen': countedGenitive(agency.headcount, 'person'),
    in: city.inPlace,
    city: city.title,
    'city.gen': city.genitive,
    works: counted(works, 'project'),
    'works.gen': countedGenitive(works, 'project'),
    average: told(averageMark, mark => formatNumber(mark, 1)),
    rate: told(agency.hourRate, roublesSpoken),
    field: told(industry, slug => speechOf(slug).trade),
    ...(work ? workSlots(work) : {}),
    ...(criticism ? { ...companySlots('critic', criticism), 'critic.year': String(criticism.year) } : {}),
  }
}

function workSlots(work: NonNullable<InterviewFacts['work']>): SlotValues {
  const { nom, gen, dat, ins, prep } = thingOf(work.service, work.siteType)
  return {
    ...factSlots({ months: work.months, industry: work.industry, project: work.facts }),
    ...companySlots('client', work),
    thing: nom,
    'thing.gen': gen,
    'thing.dat': dat,
    'thing.ins': ins,
    'thing.prep': prep,
    system: work.system ?? undefined,
    trade: speechOf(work.industry).trade,
    year: String(work.launchedYear),
  }
}

/** «компания „Окна“» in its cases; the noun carries them, the name stays. */
function companySlots(slot: string, { clientName, industry }: { clientName: string; industry: string }): SlotValues {
  const name = inQuotes(properName(clientName))
  const stem = WITHOUT_SALES.includes(industry) ? 'организаци' : 'компани'
  return {
    [slot]: name,
    [`${slot}.nom`]: `${stem}я ${name}`,
    [`${slot}.of`]: `${stem}и ${name}`,
    [`${slot}.acc`]: `${stem}ю ${name}`,
    [`${slot}.ins`]: `${stem}ей ${name}`,
  }
}

/** «технический директор агентства «Контур»», but «руководитель агентства «Контур»». */
const roleAt = (role: string, agency: string): string =>
  `${role.endsWith('агентства') ? role : `${role} агентства`} ${agencyInQuotes(agency)}`
