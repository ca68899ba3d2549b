import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { ClaimedEmail } from '#db/queries/mail/mail.ts'
import type { Config } from '../config.ts'

export interface MailTransport {
  send(letter: ClaimedEmail): Promise<void>
  close(): void
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir'>

// A server that does not speak must not hold the letters behind it for long.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
// One connection for letter after letter: greeting the server takes longer than a letter. A letter whose connection broke
// is given back to us, not sent once more behind our back: it may have arrived.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const
// Bodies are ours and plain; nothing in a letter may make the sender read a file or an address.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/** By SMTP where `SMTP_URL` says so, else as files under `DATA_DIR/outbox`. */
export function makeTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? bySmtp(settings, settings.smtpUrl) : byFiles(settings)
}

function bySmtp(settings: MailSettings, url: string): MailTransport {
  const transport = createTransport({ url, ...ONE_CONNECTION, ...TIMEOUTS, ...CLOSED })
  return {
    async send(letter) {
      await transport.sendMail(messageOf(letter, settings))
    },
    close: () => transport.close(),
  }
}

function byFiles(settings: MailSettings): MailTransport {
  const folder = join(settings.dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter, settings))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${letter.id}.eml`)
      // Under another name first: whoever watches the folder sees whole letters only.
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** Addresses as objects, never as text: text would be read as a list. */
function messageOf(letter: ClaimedEmail, { mailFrom, siteUrl }: MailSettings): SendMailOptions {
  return {
    from: mailFrom,
    to: { name: '', address: letter.recipient },
    ...(letter.replyTo === null ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.body,
    date: letter.createdAt,
    // The same at every attempt: a letter that came twice is known to be one.
    messageId: `<letter-${letter.id}@${new URL(siteUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
