import { ApiError } from '#contract/errors.ts'
import { countForm, uncountForm } from '#db/queries/forms/form-limits.ts'
import { domainOfMail, isPublicMail } from '#domain/contacts/site-domains.ts'
import { MINUTES_ACCUSATIVE } from '#domain/russian/nouns.ts'
import { plural } from '#domain/russian/plural.ts'
import type { Context } from '../context.ts'
import { hashOfKey } from '../secret-key.ts'

const HOUR_MS = 3_600_000
/** Forms accepted per hour. People send one or two; an office behind one address, or a company, a few more. */
const FROM_ADDRESS = 20
const FROM_NETWORK = 100
const FROM_MAIL_DOMAIN = 30

type Sent = Readonly<Record<string, unknown>>

/** Refuses a form when its sender, their network or their company's mail domain sent too many; refused forms do not count. */
export async function withinFormLimits<T>(context: Context, sent: Sent, take: () => Promise<T>): Promise<T> {
  const { kysely } = context.database
  const limits = await limitsOf(context, sent)
  const senders = [...limits.keys()]
  const now = context.now().getTime()
  const hour = new Date(now - (now % HOUR_MS))
  const hits = await countForm(kysely, senders, hour)
  try {
    if (senders.some(sender => (hits.get(sender) ?? 0) > (limits.get(sender) ?? 0)))
      throw tooMany(HOUR_MS - (now % HOUR_MS))
    return await take()
  } catch (error) {
    await uncountForm(kysely, senders, hour)
    throw error
  }
}

/** Commands by private link, per hour: people open a page again and correct an answer, they do not do it a hundred times. */
const BY_KEY = 30
/** Mail clients and their scanners press it by themselves, and repeating it changes nothing. */
const UNSUBSCRIBES_BY_KEY = 100
const KEYED_FROM_ADDRESS = 120
const KEYED_FROM_NETWORK = 600

/** Counts every try, refused ones too: a wrong key is a guess. */
export async function refuseKeyedFlood({ database, visitor, now }: Context, name: string, key: string): Promise<void> {
  const at = now().getTime()
  const isUnsubscribe = name === 'subscription-end'
  const ofKey = `key:${hashOfKey(key).toString('base64url')}`
  const limits = new Map([[ofKey, isUnsubscribe ? UNSUBSCRIBES_BY_KEY : BY_KEY]])
  // Mail providers unsubscribe for many people from a few addresses.
  if (!isUnsubscribe) {
    limits.set(`keyed-address:${await visitor.addressHash()}`, KEYED_FROM_ADDRESS)
    limits.set(`keyed-network:${await visitor.networkHash()}`, KEYED_FROM_NETWORK)
  }
  const hits = await countForm(database.kysely, [...limits.keys()], new Date(at - (at % HOUR_MS)))
  const isOver = [...limits].some(([sender, limit]) => (hits.get(sender) ?? 0) > limit)
  if (isOver) throw tooMany(HOUR_MS - (at % HOUR_MS))
}

async function limitsOf({ visitor }: Context, sent: Sent): Promise<Map<string, number>> {
  const limits = new Map([
    [`address:${await visitor.addressHash()}`, FROM_ADDRESS],
    // IPv6 users rotate addresses within a /64, so limit the network too.
    [`network:${await visitor.networkHash()}`, FROM_NETWORK],
  ])
  const { email, administrator_email = email } = sent
  const mail = typeof administrator_email === 'string' ? administrator_email : ''
  const domain = domainOfMail(mail)
  // Public mail hosts serve half the country, so their domain says nothing about the sender.
  if (domain !== null && !isPublicMail(mail)) limits.set(`mail:${domain}`, FROM_MAIL_DOMAIN)
  return limits
}

function tooMany(waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000)
  const message = `За последний час от вас пришло слишком много форм. Отправьте эту через ${minutes} ${plural(minutes, MINUTES_ACCUSATIVE)}`
  return new ApiError('too-many-requests', message, undefined, Math.ceil(waitMs / 1000))
}
