import { readCommand } from '#cli/read-command.ts'
import { readConfig } from '#server/config.ts'
import { QUICK } from '#server/http/page-encodings.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { SECRET_KEY } from './emails.ts'
import type { MarketOptions } from './market-server.ts'
import { runCommand } from './run-command.ts'
import { freePort } from './server-process.ts'
import { startSmtp } from './smtp.ts'
import { openApp } from './test-app.ts'

/**
 * Starts a separate site with a mail server that receives only its emails. It runs in this process on a copy of the
 * market. Journeys of forms run on the embedded database, as `npm start` does, others on a server, which opens sooner.
 */
export async function startOwnSite(env: Record<string, string> = {}, marketOptions: MarketOptions = {}) {
  const smtp = await startSmtp()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({ SITE_URL: url, SMTP_URL: smtp.url, SECRET_KEY, LOG_LEVEL: 'error', ...env })
  const { app, context, delivered, close } = await openApp(config, { brotliQuality: QUICK }, marketOptions)
  const [serve] = app.server.listeners('request')
  app.server.removeAllListeners('request').on('request', async (...exchange) => {
    await delivered()
    serve?.apply(app.server, exchange)
  })
  const runAt = async (now: Date, args: readonly string[]): Promise<string> => {
    const parsed = await readCommand(args)
    if ('text' in parsed) throw new Error(parsed.text)
    const { command, options, operands } = parsed
    return runCommand(command, { config, database: context.database, options, operands, now })
  }
  const outbox = await startOutbox(context, makeTransport(config), app.log)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    context,
    emails: smtp.emails,
    /** Runs an operator command while the site is running. */
    ops: (...args: string[]) => runAt(new Date(), args),
    /** The same at another time. */
    opsAt: (now: Date, ...args: string[]) => runAt(now, args),
    async stop() {
      app.server.closeAllConnections()
      await outbox.stop()
      await close()
      await smtp.close()
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
