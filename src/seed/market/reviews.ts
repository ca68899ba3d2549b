import { isProven, REVIEW_PROOFS } from '#domain/rules/review-proof.ts'
import { isSameReviewYear } from '#domain/rules/review-year.ts'
import type { Random } from '#seed/random.ts'
import type { Memory } from '#seed/texts/reviews/teller.ts'
import { newMemory, writeReview } from '#seed/texts/reviews/write-review.ts'
import type { Wear } from '#seed/texts/wear.ts'
import { calendarMonths, DAY, timestampText, yearOf } from './calendar.ts'
import { systemTitle } from './content-systems.ts'
import { atWork } from './dates.ts'
import { marksOf } from './marks.ts'
import { monthsBy, type Order, workPeriod } from './orders.ts'
import type { Profile } from './profile.ts'
import type { ProjectRow, ReviewEventRow, ReviewReplyRow, ReviewRow } from './rows.ts'

/** Work a client may review; `project` is null if it is not in the portfolio. */
export type ReviewedOrder = { order: Order; project: ProjectRow | null }

type ReviewsOfAgency = { reviews: ReviewRow[]; replies: ReviewReplyRow[]; events: ReviewEventRow[] }

const DECLINED = 0.04
const WAITING_DAYS = 9
const HOUR = 3_600_000

const DECLINE_REASONS = [
  'Проект не подтверждён',
  'Отзыв не о работе агентства',
  'Почта автора не принадлежит компании, причина не названа',
  'В тексте персональные данные третьих лиц',
  'Повторный отзыв того же клиента за год',
] as const

export function makeReviews(
  random: Random,
  profile: Profile,
  agency: { id: number; name: string },
  ordered: readonly ReviewedOrder[],
  now: number,
  nextId: () => number,
  wear: Wear,
): ReviewsOfAgency {
  const made: ReviewsOfAgency = { reviews: [], replies: [], events: [] }
  const reviewed = new Map<number, Date[]>()
  const memory = newMemory(wear)
  for (const { order, project } of ordered) {
    const createdAt = writtenAt(random, order, now)
    const earlier = reviewed.get(order.client.id) ?? []
    const at = new Date(createdAt)
    if (earlier.some(other => isSameReviewYear(other, at))) continue
    reviewed.set(order.client.id, [...earlier, at])
    const draft = { id: nextId(), agency, order, project, createdAt, now, memory }
    const { review, reply } = makeReview(random, profile, draft)
    made.reviews.push(review)
    made.events.push(...eventsOf(random, review, now))
    if (reply) made.replies.push(...replyTo(random, review, reply, now))
  }
  return made
}

type Draft = {
  id: number
  agency: { id: number; name: string }
  order: Order
  project: ProjectRow | null
  createdAt: number
  now: number
  memory: Memory
}

function makeReview(random: Random, profile: Profile, draft: Draft): { review: ReviewRow; reply: string | null } {
  const { id, agency, order, project, createdAt, now, memory } = draft
  const { overall, ...criteria } = marksOf(random, profile)
  const { author } = order
  const { months, monthsSeen } = monthsBy(order, createdAt)
  const checkedAt = createdAt + random.int(8, 120) * HOUR
  const isWaiting = checkedAt > now || (now - createdAt < WAITING_DAYS * DAY && random.chance(0.5))
  const status = isWaiting ? 'pending' : random.chance(DECLINED) ? 'declined' : 'published'
  const texts = writeReview(
    random,
    {
      service: order.service,
      siteType: order.siteType,
      industry: order.client.industry,
      system: order.system && systemTitle(order.system),
      clientName: order.client.name,
      agencyName: agency.name,
      headcount: profile.headcount,
      agencyAge: yearOf(createdAt) - profile.founded,
      overall,
      criteria,
      budget: order.budget,
      months,
      monthsSeen,
      calendar: calendarMonths(...workPeriod(order, createdAt)),
      platforms: order.platforms,
      launchedYear: yearOf(order.launchedAt),
      authorGender: author.gender,
      projectFacts: order.facts,
    },
    memory,
  )
  const review: ReviewRow = {
    id,
    agency_id: agency.id,
    project_id: project?.id ?? null,
    client_id: order.client.id,
    service: order.service,
    system: order.system,
    overall,
    ...criteria,
    body: texts.text,
    better: texts.better,
    price: order.budget,
    months,
    author_name: author.fullName,
    author_role: author.role,
    company_name: order.client.name,
    show_name: random.chance(0.86),
    evidence: random.chance(0.78) ? 'company-mail' : 'other-mail',
    proof: isShownProven(project) || status !== 'published' ? null : random.fork(`proof/${id}`).pick(REVIEW_PROOFS).id,
    status,
    created_at: timestampText(createdAt),
    published_at: status === 'published' ? timestampText(checkedAt) : null,
  }
  return { review, reply: texts.reply }
}

const isShownProven = (project: ProjectRow | null): boolean =>
  isProven({ project: project && { isVerified: project.is_verified }, proof: null })

/** From the day the work can be judged, but not after yesterday. */
function writtenAt(random: Random, { settledAt }: Order, now: number): number {
  const latest = Math.min(now - DAY, settledAt + 240 * DAY)
  return atWork(random, settledAt + random.next() ** 1.8 * (latest - settledAt))
}

function eventsOf(random: Random, review: ReviewRow, now: number): ReviewEventRow[] {
  const received = {
    review_id: review.id,
    kind: 'received',
    detail: { evidence: review.evidence },
    at: review.created_at,
  }
  if (review.status === 'pending') return [received]
  const decidedAt = review.published_at ?? timestampText(Math.min(now, Date.parse(review.created_at) + 2 * DAY))
  const detail: Record<string, string> = review.status === 'declined' ? { reason: random.pick(DECLINE_REASONS) } : {}
  return [received, { review_id: review.id, kind: review.status, detail, at: decidedAt }]
}

/** Only published reviews get a reply, and never in the future. */
function replyTo(random: Random, review: ReviewRow, body: string, now: number): ReviewReplyRow[] {
  if (review.published_at === null) return []
  const repliedAt = atWork(random, Date.parse(review.published_at) + random.int(1, 16) * DAY)
  return repliedAt > now ? [] : [{ review_id: review.id, body, created_at: timestampText(repliedAt) }]
}
