import type { Answer, Params } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import {
  getReviewRequest,
  insertReview,
  insertReviewEvent,
  listProjectSites,
  listReviewers,
  lockKey,
  type ReviewRequestRow,
  updateUsedReviewKey,
} from '#db/queries/review-forms/review-requests.ts'
import { domainOfSite, isMailOfSite } from '#domain/contacts/site-domains.ts'
import type { CleanValues } from '#domain/forms/check-form.ts'
import { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { isSameClient } from '#domain/review/client-company.ts'
import { reviewYearBefore } from '#domain/rules/review-year.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { REVIEW_HINTS } from '#domain/vocabulary/review-hints.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { reviewWaitingEmail } from '../../mail/emails/review-author-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { hashOfKey } from '../../secret-key.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { checkedForm, refuseFields } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'
import { keyErrorOf, refuseKey } from './review-key.ts'

const FORM = 'review-add-send'
const SAME_CLIENT = 'Отзыв этой компании об агентстве уже есть. По правилам — один в год'

export async function reviewAddForm(key: string, { database, now }: Context): Promise<Answer<'review-add-form'>> {
  const request = await getReviewRequest(database.kysely, hashOfKey(key))
  const keyError = keyErrorOf(request, now())
  const project = request && keyError === null ? await projectOfRequest(database.kysely, request) : null
  return {
    key_error: keyError,
    // An invalid key reveals nothing of the request but the agency, whose page is the way out.
    agency: request && agencyCard(request),
    service: request && keyError === null ? (serviceBySlug(request.service)?.title ?? request.service) : null,
    url: request && keyError === null ? request.url : null,
    project: project && !project.is_nda ? { months: project.months, budget: project.budget } : null,
    reviews: { count: request?.reviewsCount ?? 0, average: request?.reviewsAverage ?? null },
    criteria: REVIEW_CRITERIA.map(({ id, title }) => ({ id, title, hint: REVIEW_HINTS[id] })),
    price_ranges: PRICE_RANGES.map(({ id, from, to }) => ({ id, title: formatMoneyRange(from, to), count: 0 })),
    expires_at: request && keyError === null ? request.expiresAt.toISOString() : null,
  }
}

/** Stores the review, its event, the consents, the used key and the email in one transaction. */
export async function sendReview(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { database, visitor, config } = context
  const now = context.now()
  const request = (await getReviewRequest(database.kysely, hashOfKey(params.key))) ?? notFound('key')
  refuseKey(keyErrorOf(request, now))
  const form = checkedForm(REVIEW_ADD_FORM, { ...params, ...params.selected_criteria })
  const traces = { address_hash: await visitor.addressHash(), network_hash: await visitor.networkHash() }
  const { name, slug, clientEmail: to } = request
  await database.kysely.transaction().execute(async transaction => {
    await lockKey(transaction, `reviews-of ${request.id}`)
    if (!(await updateUsedReviewKey(transaction, request.requestId, now))) {
      refuseKey(keyErrorOf({ ...request, usedAt: now }, now))
    }
    await refuseSecondReview(transaction, request, form.company, now)
    const project = await reviewedProject(transaction, request)
    const id = await insertReview(transaction, { ...reviewRow(form, request), ...project, ...traces, created_at: now })
    await insertReviewEvent(transaction, id, 'received', { request: request.requestId })
    const kinds = ['personal-data', 'publication'] as const
    const addressHash = traces.address_hash
    await insertConsents(transaction, { kinds, form: FORM, subject: `review:${id}`, addressHash })
    const email = reviewWaitingEmail({ agency: { name, slug }, to, reviewId: id, text: form.text, site: config })
    await queueEmail(transaction, email, context.mail)
  })
  return { success: true }
}

function reviewRow(form: CleanValues<typeof REVIEW_ADD_FORM>, request: ReviewRequestRow) {
  return {
    agency_id: request.id,
    request_id: request.requestId,
    service: request.service,
    overall: Number(form.overall),
    quality: Number(form.quality),
    terms: Number(form.terms),
    communication: Number(form.communication),
    value: Number(form.value),
    recommend: Number(form.recommend),
    body: form.text,
    better: form.better,
    price: form.price,
    months: form.months,
    author_name: form.author,
    author_role: form.role,
    company_name: form.company,
    show_name: form.show_name,
    evidence: isMailOfSite(request.clientEmail, request.url) ? 'company-mail' : 'other-mail',
    status: 'pending',
  }
}

async function refuseSecondReview(transaction: Db, request: ReviewRequestRow, company: string, now: Date) {
  const client = { company, email: request.clientEmail }
  const reviewers = await listReviewers(transaction, request.id, reviewYearBefore(now))
  if (reviewers.some(reviewer => isSameClient(reviewer, client))) refuseFields({ company: SAME_CLIENT })
}

/** Without a project the review counts only in the whole rating. */
async function reviewedProject(transaction: Db, request: ReviewRequestRow) {
  const project = await projectOfRequest(transaction, request)
  return project ? { project_id: project.id, client_id: project.client_id, system: project.system } : {}
}

/** The agency's newest project on that site. */
async function projectOfRequest(db: Db, { id, service, url }: ReviewRequestRow) {
  const domain = domainOfSite(url)
  const projects = await listProjectSites(db, id, service)
  return projects.find(known => domainOfSite(known.url) === domain)
}
