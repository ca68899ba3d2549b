import { counted } from '#domain/russian/plural.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { agencyInQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import { writeInterview } from '#seed/texts/interviews/write-interview.ts'
import { commonest } from './agency-row.ts'
import { DAY, startOfYear, timestampText, yearOf } from './calendar.ts'
import { atWork } from './dates.ts'
import type { InterviewRow } from './rows.ts'
import type { Leader, Staff } from './staff.ts'

export function makeInterview(random: Random, staff: Staff, speaker: Leader): InterviewRow {
  const { agency, projects, now, ids, taken } = staff
  const id = ids.next('interview')
  const publishedAt = publicationOf(random, speaker.joined, now)
  const { quote, about, answers } = writeInterview(
    random,
    {
      founded: agency.founded,
      age: yearOf(publishedAt) - agency.founded - 1,
      headcount: agency.headcount,
      inCity: cityBySlug(staff.profile.city).inPlace,
      isRegional: agency.country === 'russia' && agency.city !== 'moscow',
      industry: commonest(projects.map(({ industry }) => industry))[0]?.[0] ?? null,
      speaker,
    },
    taken.quotes,
  )
  return {
    id,
    slug: `${speaker.row.slug}-${id}`,
    person_id: speaker.row.id,
    agency_id: agency.id,
    title: `${speaker.row.name}: «${quote}»`,
    lead: `${roleAt(speaker.row.role, agency.name)} — о ${about}. В команде ${counted(agency.headcount, 'employee')}.`,
    answers,
    published_at: timestampText(publishedAt),
  }
}

/** After the first year of the speaker at the agency. */
function publicationOf(random: Random, joined: number, now: number): number {
  const latest = now - 10 * DAY
  const earliest = Math.min(latest, Math.max(now - 900 * DAY, startOfYear(joined + 1)))
  return atWork(random, earliest + random.next() * (latest - earliest))
}

/** «Технический директор агентства «Контур»», but «Руководитель агентства «Контур»». */
function roleAt(role: string, agency: string): string {
  const ofAgency = role.endsWith('агентства') ? role : `${role} агентства`
  return `${ofAgency.charAt(0).toUpperCase()}${ofAgency.slice(1)} ${agencyInQuotes(agency)}`
}
