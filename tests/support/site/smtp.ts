import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
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
  /** How many connections were made. */
  connections: number
  /** Breaks each new connection before the greeting, or each that has delivered an email before the answer to it. */
  drops: 'nothing' | 'connections' | 'answers'
  close(): Promise<void>
}

/** A real SMTP server that keeps received emails, with an optional delay for each. */
export async function startSmtp(port = 0, delayMs = 0): Promise<SmtpServer> {
  const emails: ReceivedEmail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Senders keep idle connections open; do not wait for them.
    closeTimeout: 100,
    onData(stream, session, callback) {
      buffer(stream)
        .then(async message => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          emails.push({ ...(await PostalMime.parse(message)), recipients, raw: message.toString('latin1') })
          if (smtp.drops === 'answers') for (const socket of sockets) socket.destroy()
          else setTimeout(callback, delayMs)
        })
        .catch(callback)
    },
  })
  server.server.on('connection', (socket: Socket) => {
    smtp.connections += 1
    if (smtp.drops === 'connections') return socket.destroy()
    sockets.add(socket.on('close', () => sockets.delete(socket)))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actualPort } = server.server.address() as AddressInfo
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    emails,
    connections: 0,
    drops: 'nothing',
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return smtp
}
