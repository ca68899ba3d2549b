import { ApiError } from '#contract/errors.ts'
import type { Db } from '#db/connect.ts'
import { type Email, insertEmail, lockMailbox } from '#db/queries/mail/mail.ts'
import type { Config } from '../config.ts'
import { readSiteSecret } from '../site-secret.ts'
import { makeSeal, type Seal } from './seal.ts'

export interface MailRules {
  seal: Seal
  /**
   * Emails that one mailbox gets in an hour, from all forms, networks and processes: of those that anybody can cause by
   * typing its address, and as many of all others.
   */
  perHour: number
}

const PER_HOUR = 5

export const mailRulesOf = (config: Pick<Config, 'secretKey' | 'dataDir'>): MailRules => ({
  seal: makeSeal(() => readSiteSecret(config)),
  perHour: PER_HOUR,
})

const CONTROL_CHARS = /\p{Cc}/u

/** Runs in the transaction that stores the email's subject matter: both are stored, or neither. */
export async function queueEmail(transaction: Db, email: Email, { seal, perHour }: MailRules): Promise<void> {
  // Form input is already cleaned; a line break from any other source must not inject a header.
  const headers = [email.recipient, email.replyTo ?? '', email.subject, email.unsubscribeUrl ?? '']
  if (headers.some(line => CONTROL_CHARS.test(line)))
    throw new Error(`A header of the email «${email.kind}» has a line break`)
  if (email.isUnconfirmed) {
    const { unconfirmed } = await lockMailbox(transaction, email.recipient)
    if (unconfirmed >= perHour) throw new ApiError('too-many-requests', FLOODED, undefined, RETRY_SECONDS)
  }
  await insertEmail(transaction, sealed(email, seal))
}

const RETRY_SECONDS = 3600
const FLOODED = 'На эту почту за последний час уже ушло несколько писем. Проверьте её или повторите через час'

const sealed = ({ body, html, unsubscribeUrl, ...email }: Email, seal: Seal): Email => ({
  ...email,
  body: seal.close(body),
  ...(html !== undefined && { html: seal.close(html) }),
  ...(unsubscribeUrl !== undefined && { unsubscribeUrl: seal.close(unsubscribeUrl) }),
})
