import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { ClaimedEmail } from '#db/queries/mail/mail.ts'
import type { Config } from '../config.ts'
import { emailFileName, outboxFolder } from './email-files.ts'

export interface MailTransport {
  send(email: ClaimedEmail): Promise<void>
  close(): void
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir'>

// An unresponsive server must not hold up the queue for long.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
// Emails share one connection: connecting takes longer than sending. After a broken connection nodemailer must not resend
// by itself, as the email may have arrived; the outbox decides.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const
// Nothing in an email may make nodemailer read a file or fetch a URL.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/** SMTP if `SMTP_URL` is set, otherwise files under `DATA_DIR/outbox`. */
export function makeTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? bySmtp(settings, settings.smtpUrl) : byFiles(settings)
}

function bySmtp(settings: MailSettings, url: string): MailTransport {
  const transport = createTransport({ url, ...ONE_CONNECTION, ...TIMEOUTS, ...CLOSED })
  return {
    async send(email) {
      await transport.sendMail(messageOf(email, settings))
    },
    close: () => transport.close(),
  }
}

function byFiles(settings: MailSettings): MailTransport {
  const folder = outboxFolder(settings)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  return {
    async send(email) {
      const { message } = await transport.sendMail(messageOf(email, settings))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Named for its subject too, by which it is found when a person is forgotten.
      const file = join(folder, emailFileName(email))
      // Rename when complete, so that watchers of the folder see only whole emails.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

const PICTURE = { cid: 'picture', filename: 'statistics.png', contentType: 'image/png' }

/** Addresses are objects: nodemailer parses text as a list of addresses. */
function messageOf(email: ClaimedEmail, { mailFrom, siteUrl }: MailSettings): SendMailOptions {
  return {
    from: mailFrom,
    to: { name: '', address: email.recipient },
    ...(email.replyTo === null ? {} : { replyTo: { name: '', address: email.replyTo } }),
    subject: email.subject,
    text: email.body,
    ...(email.html === null ? {} : { html: email.html }),
    ...(email.picture === null ? {} : { attachments: [{ ...PICTURE, content: email.picture }] }),
    date: email.createdAt,
    // The same at every attempt, so that mail clients recognise a duplicate.
    messageId: `<${email.messageId}@${new URL(siteUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email.unsubscribeUrl) },
  }
}

/** RFC 8058: the mail client posts to the address itself, without opening it. */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
