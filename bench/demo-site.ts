import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** After this long the application of a page that nobody touches has started (src/client/start.ts). */
export const STARTED_MS = 8_000

/** The site with its demo market, in a process of its own. */
export async function startDemoSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(ROOT, '.cache/bench-data'), SEED: 'demo' }
  spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'inherit' })
  const site = fork(join(import.meta.dirname, 'api-server.ts'), { env: { ...env, LOG_LEVEL: 'error' } })
  const [{ port }] = (await once(site, 'message')) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      site.disconnect()
      await once(site, 'exit')
    },
  }
}

export function browserPath(): string {
  const places = JSON.parse(readFileSync(join(import.meta.dirname, '../scripts/browsers.json'), 'utf8')) as string[]
  const found = [process.env.CHROMIUM_PATH ?? '', ...places].find(place => existsSync(place))
  if (!found) throw new Error('Нужен Chromium: npm test его ставит, или задайте CHROMIUM_PATH.')
  return found
}
