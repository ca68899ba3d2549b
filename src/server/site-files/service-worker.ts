import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { encodePage } from '../http/page-encodings.ts'
import { sendText } from '../http/send-text.ts'

/** Removes every copy and then itself: browsers that have a worker fetch this one on their next page. */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(forget())
})
`

/** Revalidated each time: a worker that browsers cannot replace would be there for ever. */
const SCRIPT = { type: 'text/javascript; charset=utf-8', cacheControl: 'no-cache' }

/** Without a build there is nothing to install. */
export function serviceWorkerRoute(app: FastifyInstance, { serviceWorker }: Config, clientDir: string): void {
  const file = join(clientDir, 'service-worker.js')
  const text = serviceWorker === 'on' && existsSync(file) ? readFileSync(file, 'utf8') : FAREWELL
  const script = encodePage(200, Buffer.from(text))
  app.get('/service-worker.js', (request, reply) => sendText(request, reply, script, SCRIPT))
}
