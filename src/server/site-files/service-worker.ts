import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
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

/** The file is read for each request of a browser that updates its worker, which is rare; a release replaces it. */
export function serviceWorkerRoute(app: FastifyInstance, config: Config, clientDir: string): void {
  const file = join(clientDir, 'service-worker.js')
  app.get('/service-worker.js', (request, reply) => {
    const isOn = config.serviceWorker === 'on' && existsSync(file)
    return sendText(request, reply, isOn ? readFileSync(file, 'utf8') : FAREWELL, SCRIPT)
  })
}
