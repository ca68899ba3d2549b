import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import {
  getReviewedAgency,
  insertReviewRequest,
  listOfferedServices,
} from '#db/queries/review-forms/review-requests.ts'
import { PAGE_TEXTS } from '#domain/content/page-texts.ts'
import { checkForm, type FieldErrors } from '#domain/forms/check-form.ts'
import {
  isAgencyMail,
  isAgencySite,
  isOtherDomain,
  REQUEST_DAYS,
  REQUEST_REFUSALS,
  REVIEW_REQUEST_FORM,
} from '#domain/forms/review-request-form.ts'
import { isOffered } from '#domain/rules/offered-service.ts'
import { SERVICES, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { messageConfirmEmail } from '../../mail/emails/message-confirm-email.ts'
import { reviewRequestEmail } from '../../mail/emails/review-request-email.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { refuseRepeated } from '../../operations/refuse-repeated.ts'
import { makeKey } from '../../secret-key.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { checkedForm, refuseFields } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'
import { pageTexts } from '../../shapes/text-body.ts'
import { parseAgencyReference } from './agency-reference.ts'

const FORM = 'review-req-new'
const DAY_MS = 86_400_000

export async function reviewRequestForm(path: string, { database }: Context): Promise<Answer<'review-req-form'>> {
  const named = parseAgencyReference(path)
  const agency = named.slug === null ? null : await getReviewedAgency(database.kysely, named)
  const offered = agency ? await listOfferedServices(database.kysely, agency.id) : []
  return {
    agency: agency && agencyCard(agency),
    services: SERVICES.filter(({ slug }) => isOffered(slug, offered)).map(({ slug, title }) => ({ slug, title })),
    must_match_domain: true,
  }
}

export async function reviewRequestHelp(context: Context): Promise<Answer<'review-req-help'>> {
  const [text] = await pageTexts(PAGE_TEXTS['review-request-help'], context)
  return text ?? notFound('text')
}

/**
 * Stores the request, the consent and an email in one transaction. A client gets the personal link at once, in an email
 * that repeats nothing that was typed; an agency first confirms its own address (join/message-confirm.ts).
 */
export async function requestReview(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { database, visitor, config } = context
  const agency = await getReviewedAgency(database.kysely, parseAgencyReference(params.path))
  const offered = agency ? await listOfferedServices(database.kysely, agency.id) : []
  const wrong = wrongFields(params, agency, offered)
  if (!agency || Object.keys(wrong).length > 0) refuseFields(wrong)
  const { service, url, email, reason, sender } = checkedForm(REVIEW_REQUEST_FORM, params)

  const now = context.now()
  const { key, hash } = makeKey()
  const expiresAt = new Date(now.getTime() + REQUEST_DAYS * DAY_MS)
  const title = serviceBySlug(service)?.title ?? service
  const addressHash = await visitor.addressHash()
  const asked = { agency_id: agency.id, email, url }
  await database.kysely.transaction().execute(async transaction => {
    await refuseRepeated(transaction, asked, now)
    const request = { ...asked, service, reason, created_at: now, expires_at: expiresAt }
    const id = await insertReviewRequest(transaction, {
      ...request,
      ...(sender === null ? { key_hash: hash } : { sender, confirm_hash: hash }),
    })
    const subject = `review-request:${id}`
    await insertConsents(transaction, { kinds: ['personal-data'], form: FORM, subject, addressHash })
    const message =
      sender === null
        ? reviewRequestEmail({ id, agency, service: title, url: null, to: email, key, expiresAt, site: config })
        : messageConfirmEmail({ kind: 'review-request-confirm', id, recipient: sender, agency, key, site: config })
    await queueEmail(transaction, message, context.mail)
  })
  return { success: true }
}

type ReviewedAgency = Awaited<ReturnType<typeof getReviewedAgency>>

/** Form rules and agency-specific rules together, so that the visitor sees all errors at once. */
function wrongFields(params: Params<typeof FORM>, agency: ReviewedAgency, offered: readonly string[]): FieldErrors {
  const { service, email, url, reason = '', door, sender = '' } = params
  const wrong: FieldErrors = {}
  if (!agency) wrong.path = REQUEST_REFUSALS.agency
  if (!isOffered(service, offered)) wrong.service = REQUEST_REFUSALS.service
  if (agency && isAgencySite(url, agency)) wrong.url = REQUEST_REFUSALS.ownSite
  if (agency && isAgencyMail(email, agency)) wrong.email = REQUEST_REFUSALS.ownMail
  else if (reason.trim() === '' && isOtherDomain(email, url)) wrong.reason = REQUEST_REFUSALS.reason
  const isAgency = door === 'agency' || sender !== ''
  if (isAgency && agency && !isAgencyMail(sender, agency)) wrong.sender = REQUEST_REFUSALS.sender
  return { ...wrong, ...checkForm(REVIEW_REQUEST_FORM, params).fields }
}
