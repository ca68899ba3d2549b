import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail extends Email {
  /** Envelope recipients, regardless of the headers. */
  recipients: string[]
  raw: string
}

export interface SmtpServer {
  url: string
  port: number
  /** In order of arrival. */
  emails: ReceivedEmail[]
  close(): Promise<void>
}

/** A real SMTP server that keeps received emails, with an optional delay for each. */
export async function startSmtp(port = 0, delayMs = 0): Promise<SmtpServer> {
  const emails: ReceivedEmail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Senders keep idle connections open; do not wait for them.
    closeTimeout: 100,
    onData(stream, session, callback) {
      buffer(stream)
        .then(async message => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          emails.push({ ...(await PostalMime.parse(message)), recipients, raw: message.toString('latin1') })
          setTimeout(callback, delayMs)
        })
        .catch(callback)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    emails,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
