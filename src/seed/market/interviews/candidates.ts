import { averageMark } from '#domain/review/average-mark.ts'
import type { CitySlug } from '#domain/vocabulary/cities.ts'
import type { Random } from '#seed/random.ts'
import { type InterviewFacts, interviewSlots } from '#seed/texts/interviews/interview-slots.ts'
import { type Script, templatesOf } from '#seed/texts/interviews/script.ts'
import { canFill } from '#seed/texts/template.ts'
import { DAY, startOfYear, yearOf } from '../calendar.ts'
import type { ShownOrder } from '../cases.ts'
import { briefOf } from '../portfolio.ts'
import type { ReviewRow } from '../rows.ts'
import type { Leader } from '../staff.ts'
import { type Guest, isNeededSpeaker, isNeededWork, windowOf } from './needs.ts'

/** An interview an agency could give, from a day on. */
export type Candidate = {
  script: Script
  guest: Guest
  speaker: Leader
  work: ShownOrder | null
  criticism: ReviewRow | null
  earliest: number
}

const WORK_SETTLES_DAYS = 40
const CRITICISM_SETTLES_DAYS = 25
const PLEASED = 4

/** One of the ways in which an agency that suits the script could give the interview. */
export function candidateOf(random: Random, script: Script, guest: Guest, now: number): Candidate | null {
  const { needs } = script
  const [from, to] = windowOf(now)
  const criticism = guest.reviews.findLast(review => isCriticism(review, guest)) ?? null
  const works = needs.work ? guest.works.filter(work => isNeededWork(needs.work, work, now)) : [null]
  const order = random.shuffle(works)
  for (const speaker of random.shuffle(guest.leaders.filter(leader => isNeededSpeaker(needs, leader, now))))
    for (const work of order) {
      const way = { script, guest, speaker, work, criticism }
      const candidate = { ...way, earliest: Math.max(from, ...settledTimes(way)) }
      if (candidate.earliest <= to && hasSpeakerSeen(way) && isPraised(work, guest) && canTell(candidate))
        return candidate
    }
  return null
}

function canTell(candidate: Candidate): boolean {
  const values = interviewSlots(factsOf(candidate, candidate.earliest))
  return templatesOf(candidate.script).every(template => canFill(template, values))
}

/** What is true of the agency on the day of publication. */
export function factsOf({ guest, speaker, work, criticism }: Omit<Candidate, 'earliest'>, at: number): InterviewFacts {
  const { agency, works, reviews } = guest
  const clients = new Map(works.map(({ order }) => [order.client.id, order.client]))
  const critic = criticism && clients.get(criticism.client_id)
  const marks = reviews.filter(row => row.published_at && Date.parse(row.published_at) < at).map(row => row.overall)
  return {
    agency: { ...agency, city: agency.city as CitySlug, hourRate: agency.hour_rate },
    speaker: { role: speaker.row.role, joined: speaker.joined },
    works: works.filter(({ order }) => order.launchedAt < at).length,
    averageMark: averageMark(
      marks.reduce((sum, mark) => sum + mark, 0),
      marks.length,
    ),
    work: work && { ...briefOf(work.order, at), launchedYear: yearOf(work.order.launchedAt) },
    criticism:
      critic && criticism
        ? { clientName: critic.name, industry: critic.industry, year: yearOf(Date.parse(criticism.published_at ?? '')) }
        : null,
  }
}

/** Only after the speaker's first year, and some weeks after what the interview names. */
function settledTimes({ speaker, work, criticism }: Omit<Candidate, 'earliest'>): number[] {
  return [
    startOfYear(speaker.joined + 1),
    ...(work ? [work.order.settledAt + WORK_SETTLES_DAYS * DAY] : []),
    ...(criticism?.published_at ? [Date.parse(criticism.published_at) + CRITICISM_SETTLES_DAYS * DAY] : []),
  ]
}

/** Nobody boasts of work whose client was not pleased. */
const isPraised = (work: ShownOrder | null, { reviews }: Guest): boolean =>
  reviews.every(({ project_id, overall }) => project_id !== work?.project.id || overall >= PLEASED)

/** By a client who never came back. */
const isCriticism = ({ status, overall, client_id, created_at }: ReviewRow, { works }: Guest): boolean =>
  status === 'published' &&
  overall === 2 &&
  !works.some(({ order }) => order.client.id === client_id && order.launchedAt > Date.parse(created_at))

/** A hired speaker talks about what happened after they came. */
function hasSpeakerSeen({ speaker, work, criticism }: Omit<Candidate, 'earliest'>): boolean {
  const settledIn = startOfYear(speaker.joined + 1)
  return (!work || work.order.launchedAt >= settledIn) && (!criticism || Date.parse(criticism.created_at) >= settledIn)
}
