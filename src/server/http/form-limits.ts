import { ApiError } from '#contract/errors.ts'
import { updateFormCounts } from '#db/queries/forms/form-limits.ts'
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
/** Forms sent per hour, refused ones too: people correct a form a few times. */
const TRIES_FROM_ADDRESS = 60
const TRIES_FROM_NETWORK = 300

type Sent = Readonly<Record<string, unknown>>
type Limits = ReadonlyMap<string, number>

/**
 * Refuses a form when its sender, their network or the mail domain it names sent too many. A refused form counts as a try
 * only, so that typing errors cost nobody a form, and reading forms that will be refused is bounded too.
 */
export async function withinFormLimits<T>(context: Context, sent: Sent, take: () => Promise<T>): Promise<T> {
  const { kysely } = context.database
  const { tries, forms } = await limitsOf(context, sent)
  const now = context.now().getTime()
  const hour = new Date(now - (now % HOUR_MS))
  const hits = await updateFormCounts(kysely, [...tries.keys(), ...forms.keys()], hour)
  try {
    if (isOver(tries, hits) || isOver(forms, hits)) throw tooMany(HOUR_MS - (now % HOUR_MS))
    return await take()
  } catch (error) {
    await updateFormCounts(kysely, [...forms.keys()], hour, -1)
    throw error
  }
}

const isOver = (limits: Limits, hits: Limits): boolean =>
  [...limits].some(([sender, limit]) => (hits.get(sender) ?? 0) > limit)

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
  const hits = await updateFormCounts(database.kysely, [...limits.keys()], new Date(at - (at % HOUR_MS)))
  if (isOver(limits, hits)) throw tooMany(HOUR_MS - (at % HOUR_MS))
}

async function limitsOf({ visitor }: Context, sent: Sent): Promise<{ tries: Limits; forms: Limits }> {
  const [address, network] = [await visitor.addressHash(), await visitor.networkHash()]
  const tries = new Map([
    [`tries-of-address:${address}`, TRIES_FROM_ADDRESS],
    [`tries-of-network:${network}`, TRIES_FROM_NETWORK],
  ])
  const forms = new Map([
    [`address:${address}`, FROM_ADDRESS],
    [`network:${network}`, FROM_NETWORK],
  ])
  // Every field whose address a form may send an email to.
  for (const mail of [sent.email, sent.administrator_email, sent.sender]) {
    const domain = typeof mail === 'string' ? domainOfMail(mail) : null
    if (domain === null || typeof mail !== 'string') continue
    // Public mail hosts serve half the country, so their domain is limited within one network.
    forms.set(isPublicMail(mail) ? `mail:${domain} of ${network}` : `mail:${domain}`, FROM_MAIL_DOMAIN)
  }
  return { tries, forms }
}

function tooMany(waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000)
  const message = `За последний час от вас пришло слишком много форм. Отправьте эту через ${minutes} ${plural(minutes, MINUTES_ACCUSATIVE)}`
  return new ApiError('too-many-requests', message, undefined, Math.ceil(waitMs / 1000))
}
