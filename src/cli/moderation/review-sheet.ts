import type { Db } from '#db/connect.ts'
import {
  countWeekReviews,
  getRequesterHash,
  listComparedReviews,
  listReviewEvents,
  type ModeratedReview,
} from '#db/queries/reviews/moderation.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { reviewWarnings } from '#domain/review/review-warnings.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'

const STATUSES: Readonly<Record<string, string>> = {
  pending: 'ждёт проверки',
  published: 'опубликован',
  declined: 'отклонён',
}
const EVENTS: Readonly<Record<string, string>> = {
  received: 'получен',
  published: 'опубликован',
  declined: 'отклонён',
  replied: 'агентство ответило',
}

/** All that a moderator reads before he decides, line by line. */
export async function reviewSheet(db: Db, review: ModeratedReview): Promise<string[]> {
  const events = await listReviewEvents(db, review.id)
  return [
    ...about(review),
    ...words(review),
    'История:',
    ...events.map(({ kind, detail, at }) => `  ${formatDateTime(at)}  ${EVENTS[kind] ?? kind}${reasonIn(detail)}`),
    ...warningLines(await warningsOf(db, review)),
  ]
}

function about(review: ModeratedReview): string[] {
  const { id, status, created_at, agency, slug, site_domain, url, project, project_is_verified, reason } = review
  const isCompany = review.evidence === 'company-mail'
  return [
    `Отзыв ${id}: ${STATUSES[status] ?? status}, получен ${formatDateTime(created_at)}`,
    `Агентство: ${agency} (${slug}, ${site_domain})`,
    `Услуга: ${serviceBySlug(review.service)?.title ?? review.service}`,
    `Проект: ${[url ?? 'адрес не указан', project].filter(Boolean).join(', ')}; ${confirmation(project_is_verified)}`,
    `Автор: ${review.author_name}, ${review.author_role}, ${review.company_name}; имя ${review.show_name ? 'показать' : 'скрыть'}`,
    `Почта: ${review.author_email ?? 'нет'}, ${isCompany ? 'на домене проекта' : 'на другом домене'}`,
    ...(reason === null ? [] : [`Почему другой домен: ${reason}`]),
  ]
}

const confirmation = (isVerified: boolean | null): string => {
  if (isVerified === null) return 'в портфолио его нет, нужен договор или акт'
  return isVerified ? 'подтверждён' : 'не подтверждён, нужен договор или акт'
}

function words(review: ModeratedReview): string[] {
  const marks = REVIEW_CRITERIA.map(({ id, title }) => `${lowerFirst(title)} ${review[id]}`)
  const order = [
    review.price !== null && formatMoney(review.price),
    review.months !== null && counted(review.months, 'month'),
  ].filter(Boolean)
  return [
    `Оценка: ${review.overall}; ${marks.join(', ')}`,
    ...(order.length === 0 ? [] : [`Работа: ${order.join(', ')}`]),
    '',
    ...review.body.split('\n').map(line => `  ${line}`),
    ...(review.better === null
      ? []
      : ['', 'Что можно улучшить:', ...review.better.split('\n').map(line => `  ${line}`)]),
    '',
  ]
}

async function warningsOf(db: Db, review: ModeratedReview): Promise<string[]> {
  return reviewWarnings({
    body: review.body,
    address_hash: review.address_hash,
    network_hash: review.network_hash,
    email: review.author_email,
    agency: { site_domain: review.site_domain, email: review.agency_email },
    requester_hash: review.request_id === null ? null : await getRequesterHash(db, review.request_id),
    week: await countWeekReviews(db, review),
    others: await listComparedReviews(db, review),
  })
}

const warningLines = (warnings: readonly string[]): string[] =>
  warnings.length === 0
    ? ['Настораживающих признаков нет.']
    : ['Обратите внимание:', ...warnings.map(warning => `  ! ${warning}`)]

const reasonIn = (detail: unknown): string => {
  const { reason } = (detail ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? `: ${reason}` : ''
}
