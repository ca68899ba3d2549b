import type { FastifyInstance } from 'fastify'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import { sendText } from '../http/send-text.ts'
import { webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts'

const CACHE_CONTROL = 'public, max-age=3600'
const PLAIN = { type: 'text/plain; charset=utf-8', cacheControl: CACHE_CONTROL }

/** Small files that robots and browsers look for at fixed addresses. */
export function siteFileRoutes(app: FastifyInstance, context: Context): void {
  const { siteUrl, siteName, indexNowKey } = context.config
  const robots = robotsText(siteUrl)
  const manifest = JSON.stringify(webManifest(siteName))

  app.get('/robots.txt', (request, reply) => sendText(request, reply, robots, PLAIN))

  app.get('/manifest.webmanifest', (request, reply) =>
    sendText(request, reply, manifest, { type: 'application/manifest+json', cacheControl: CACHE_CONTROL }),
  )

  app.get(SECURITY_TEXT_PATH, async (request, reply) => {
    const { emails } = await localApi(context)('contacts-info', {})
    const text = securityText({ siteUrl, emails: emails.slice(0, 1).map(({ email }) => email), now: context.now() })
    return text === null ? reply.callNotFound() : sendText(request, reply, text, PLAIN)
  })

  // Proves to search engines that who announces pages owns the site.
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (request, reply) => sendText(request, reply, indexNowKey, PLAIN))
}
