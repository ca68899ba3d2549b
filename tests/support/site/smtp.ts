import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail extends Email {
  /** To whom the mail server was told to deliver: what a header says does not matter. */
  recipients: string[]
  raw: string
}

export interface SmtpServer {
  url: string
  port: number
  /** In the order they came. */
  letters: ReceivedEmail[]
  close(): Promise<void>
}

/** A real mail server that keeps what it is given, and may take its time with each letter. */
export async function startSmtp(port = 0, delayMs = 0): Promise<SmtpServer> {
  const letters: ReceivedEmail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Senders keep their connection for the next letter: closing does not wait for them.
    closeTimeout: 100,
    onData(stream, session, callback) {
      buffer(stream)
        .then(async message => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          letters.push({ ...(await PostalMime.parse(message)), recipients, raw: message.toString('latin1') })
          setTimeout(callback, delayMs)
        })
        .catch(callback)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: taken } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
