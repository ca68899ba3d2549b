import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { copyMarket } from './market-folder.ts'
import { ops } from './ops.ts'
import { startServer } from './server-process.ts'
import { startSmtp } from './smtp.ts'

/** Starts a separate site with a mail server that receives only its emails. */
export async function startOwnSite() {
  const smtp = await startSmtp()
  const dataDir = copyMarket(inject('market'))
  const { url, stop } = await startServer('tests/support/site/serve.ts', {
    DATA_DIR: dataDir,
    DIST_DIR: inject('distDir'),
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
  })
  return {
    url,
    emails: smtp.emails,
    /** Runs an operator command while the site is running. */
    ops: (...args: string[]) => ops(dataDir, ...args),
    async stop() {
      await stop()
      await smtp.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
