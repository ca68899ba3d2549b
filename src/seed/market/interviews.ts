import { counted } from '#domain/russian/plural.ts'
import { type CitySlug, cityBySlug } from '#domain/vocabulary/cities.ts'
import { agencyInQuotes } from '#seed/names/quotes.ts'
import type { Random } from '#seed/random.ts'
import { writeInterview } from '#seed/texts/interviews/write-interview.ts'
import { commonest } from './agency-row.ts'
import { DAY, startOfYear, timestampText, yearOf } from './calendar.ts'
import type { ShownOrder } from './cases.ts'
import { atWork } from './dates.ts'
import type { Ids } from './ids.ts'
import type { AgencyRow, InterviewRow, ReviewRow } from './rows.ts'
import type { Leader } from './staff.ts'

/** An agency whose people may be interviewed, with what they may mention. */
export type Guest = {
  agency: AgencyRow
  leaders: readonly Leader[]
  works: readonly ShownOrder[]
  reviews: readonly ReviewRow[]
}

const INTERVIEWS = 24

export class Newsroom {
  readonly #random: Random
  readonly #now: number
  readonly #guests: Guest[] = []

  constructor(random: Random, now: number) {
    this.#random = random
    this.#now = now
  }

  meet(guest: Guest): void {
    if (guest.leaders.length > 0) this.#guests.push(guest)
  }

  publish(ids: Ids): InterviewRow[] {
    const quotes = new Set<string>()
    return this.#random
      .shuffle(this.#guests)
      .slice(0, Math.min(INTERVIEWS, Math.ceil(this.#guests.length / 2)))
      .flatMap(guest => guest.leaders.slice(0, 1).map(leader => this.#interview(guest, leader, ids, quotes)))
  }

  #interview({ agency, works }: Guest, speaker: Leader, ids: Ids, quotes: Set<string>): InterviewRow {
    const random = this.#random
    const id = ids.next('interview')
    const publishedAt = publicationOf(random, speaker.joined, this.#now)
    const { quote, about, answers } = writeInterview(
      random,
      {
        founded: agency.founded,
        age: yearOf(publishedAt) - agency.founded - 1,
        headcount: agency.headcount,
        inCity: cityBySlug(agency.city as CitySlug).inPlace,
        isRegional: agency.country === 'russia' && agency.city !== 'moscow',
        industry: commonest(works.map(({ project }) => project.industry))[0]?.[0] ?? null,
        speaker,
      },
      quotes,
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
