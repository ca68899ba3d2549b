import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import {
  getAskedReview,
  getMessage,
  updateConfirmedMessage,
  updateConfirmedRequest,
} from '#db/queries/join/message-confirm.ts'
import { MESSAGE_CONFIRM_DAYS, messageState } from '#domain/forms/message-confirm.ts'
import { REQUEST_DAYS } from '#domain/forms/review-request-form.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { feedbackEmail } from '../../mail/emails/feedback-email.ts'
import { reviewRequestEmail } from '../../mail/emails/review-request-email.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { refuseRepeated } from '../../operations/refuse-repeated.ts'
import { hashOfKey, makeKey } from '../../secret-key.ts'
import { notFound } from '../../shapes/not-found.ts'

const DAY_MS = 86_400_000

/** A message waiting for confirmation, as its author sees it. */
export async function messageOf(key: string, { database, now }: Context): Promise<Answer<'message'>> {
  const hash = hashOfKey(key)
  const message = await getMessage(database.kysely, hash)
  if (message) {
    const { agency, slug, message: text } = message
    return { kind: 'feedback', agency: { name: agency, slug }, to: agency, text, state: messageState(message, now()) }
  }
  const asked = (await getAskedReview(database.kysely, hash)) ?? notFound('key')
  const text = `${serviceTitle(asked.service)}, ${asked.url}`
  const agency = { name: asked.agency, slug: asked.slug }
  return { kind: 'review-request', agency, to: asked.email, text, state: messageState(asked, now()) }
}

/** The author owns the address they gave: what they wrote goes out, only once. */
export async function confirmMessage(key: string, context: Context): Promise<Answer<'message-confirm'>> {
  const hash = hashOfKey(key)
  await context.database.kysely.transaction().execute(async transaction => {
    const message = await getMessage(transaction, hash, { isLocked: true })
    if (message) return sendMessage(transaction, message, context)
    const asked = await getAskedReview(transaction, hash, { isLocked: true })
    return askClient(transaction, asked ?? notFound('key'), context)
  })
  return { success: true }
}

type Message = NonNullable<Awaited<ReturnType<typeof getMessage>>>

async function sendMessage(transaction: Db, message: Message, { config: site, mail, now }: Context): Promise<void> {
  if (!isWaiting(message, now())) return
  const { id, name, email, phone, slug } = message
  const agency = { name: message.agency, slug, email: message.agency_email }
  await updateConfirmedMessage(transaction, id, now())
  const toAgency = feedbackEmail({ id, agency, from: { name, email, phone }, message: message.message, site })
  await queueEmail(transaction, toAgency, mail)
}

type Asked = NonNullable<Awaited<ReturnType<typeof getAskedReview>>>

async function askClient(transaction: Db, asked: Asked, { config: site, mail, now }: Context): Promise<void> {
  const at = now()
  if (!isWaiting(asked, at)) return
  await refuseRepeated(transaction, asked, at)
  const { id, url, email: to, service } = asked
  const { key, hash } = makeKey()
  const expiresAt = new Date(at.getTime() + REQUEST_DAYS * DAY_MS)
  await updateConfirmedRequest(transaction, id, { keyHash: hash, at, expiresAt })
  const agency = { name: asked.agency, slug: asked.slug }
  const toClient = reviewRequestEmail({ id, agency, service: serviceTitle(service), url, to, key, expiresAt, site })
  await queueEmail(transaction, toClient, mail)
}

/** False if it is sent already: repeating the confirmation changes nothing. */
function isWaiting(message: Parameters<typeof messageState>[0], now: Date): boolean {
  const state = messageState(message, now)
  if (state === 'expired') throw new ApiError('form-refused', EXPIRED)
  return state === 'waiting'
}

const EXPIRED = `Ссылка действовала ${MESSAGE_CONFIRM_DAYS} дней и устарела. Отправьте форму ещё раз`

const serviceTitle = (slug: string): string => serviceBySlug(slug)?.title ?? slug
