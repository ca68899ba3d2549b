import type { Random } from '#seed/random.ts'
import type { CaseArchive } from '#seed/texts/cases/case-archive.ts'
import { writeCase } from '#seed/texts/cases/case-text.ts'
import { DAY, MONTH, timestampText } from './calendar.ts'
import { atWork } from './dates.ts'
import { briefOf } from './portfolio.ts'
import type { ReviewedOrder } from './reviews.ts'
import type { CaseRow, ProjectRow, ReviewRow } from './rows.ts'

/** Price of a person-month, in roubles. */
const PERSON_MONTH = 180_000
const SOONEST_DAYS = 40
const LATEST_MONTHS = 8
/** Nobody writes a case about a client who is angry. */
const LOWEST_MARK = 3
/** Agencies write more of recent work and of work whose client praised it. */
const YEARLY_INTEREST = 0.8
const PRAISED_INTEREST = 2.5
const BLAMED_INTEREST = 0.5
const GOOD_MARK = 4
/** Or cases of the other services would be rare. */
const SITES_INTEREST = 0.55

export type ShownOrder = ReviewedOrder & { project: ProjectRow }

type CasesOfAgency = {
  shown: readonly ShownOrder[]
  reviews: readonly ReviewRow[]
  headcount: number
  archive: CaseArchive
  now: number
}

/** About one agency in six writes cases, and large ones do more often. */
export function makeCases(
  random: Random,
  { shown, reviews, headcount, archive, now }: CasesOfAgency,
  nextId: () => number,
): CaseRow[] {
  const reviewOf = new Map(reviews.map(review => [review.project_id, review]))
  const candidates = shown.filter(
    ({ order, project }) =>
      canBePublished(order.settledAt, project, now) &&
      (reviewOf.get(project.id)?.overall ?? LOWEST_MARK) >= LOWEST_MARK,
  )
  const interest = ({ order, project }: ShownOrder): number =>
    YEARLY_INTEREST ** ((now - order.settledAt) / (12 * MONTH)) *
    interestOf(reviewOf.get(project.id)) *
    serviceInterest(project)
  return pickSome(random, candidates, interest, casesCount(random, shown))
    .sort((a, b) => a.order.settledAt - b.order.settledAt)
    .map(({ order, project }) => {
      const publishedAt = publicationOf(random, order.settledAt, now)
      const review = reviewOf.get(project.id)
      const { hasMeasuredResult, ...texts } = writeCase(
        random,
        {
          ...briefOf(order, publishedAt),
          projectText: [project.title, project.summary, project.result].join(' '),
          marks: review ?? null,
        },
        archive,
      )
      return {
        id: nextId(),
        agency_id: project.agency_id,
        project_id: project.id,
        service: project.service,
        ...texts,
        has_measured_result: hasMeasuredResult,
        hashtags: hashtagsOf(project),
        team_size: teamOf(project, headcount),
        published_at: timestampText(publishedAt),
      }
    })
}

function interestOf(review: ReviewRow | undefined): number {
  if (!review) return 1
  return review.overall >= GOOD_MARK ? PRAISED_INTEREST : BLAMED_INTEREST
}

const serviceInterest = ({ service }: ProjectRow): number => (service === 'sites' ? SITES_INTEREST : 1)

function casesCount(random: Random, shown: readonly ShownOrder[]): number {
  const appetite = shown.reduce((sum, { project }) => sum + serviceInterest(project), 0) / shown.length
  const isLarge = shown.length > 30
  if (!random.chance(appetite * (isLarge ? 0.59 : shown.length > 12 ? 0.31 : 0.15))) return 0
  return random.pickWeighted([
    [1, 45],
    [2, 30],
    [3, 15],
    [isLarge ? 5 : 2, 10],
  ])
}

/** Each at most once. */
function pickSome<T>(random: Random, list: readonly T[], weight: (item: T) => number, count: number): T[] {
  const left = [...list]
  const chosen: T[] = []
  while (chosen.length < count && left.length > 0) {
    const item = random.pickWeighted(left.map(one => [one, weight(one)] as const))
    left.splice(left.indexOf(item), 1)
    chosen.push(item)
  }
  return chosen
}

const canBePublished = (settledAt: number, project: ProjectRow, now: number): boolean =>
  project.is_verified && !project.is_nda && settledAt < now - SOONEST_DAYS * DAY

function publicationOf(random: Random, settledAt: number, now: number): number {
  const earliest = settledAt + (SOONEST_DAYS - 2) * DAY
  return atWork(random, earliest + random.next() * Math.min(LATEST_MONTHS * MONTH, now - DAY - earliest))
}

/** As many as the budget pays for, none of them hired for one project. */
const teamOf = ({ budget, months }: ProjectRow, headcount: number): number =>
  Math.min(headcount, 12, 2 + Math.round(budget / (months ?? 3) / PERSON_MONTH))

/** Slugs of the vocabulary, because they appear in the URLs of case lists. */
const hashtagsOf = ({ service, site_type, industry, system }: ProjectRow): string[] => [
  ...new Set([service, site_type, industry, system].filter(slug => slug !== null)),
]
