import type { FastifyInstance } from 'fastify'
import { EMBED_FOLDER } from '#domain/stats/stat-address.ts'
import type { Config } from '../config.ts'
import { MAPS_HOST } from '../media/map-address.ts'

// No 'unsafe-inline' anywhere: bars are SVG, state travels as JSON, so an injected script or style does not run.
const policy = (imageHosts: readonly string[], ancestors: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Only a chart alone may be framed: it has no controls that a foreign page could trick a visitor into using. */
const mayBeFramed = (url: string): boolean => url.startsWith(`${EMBED_FOLDER}/`)

export function securityHeadersOf({ siteUrl, mapsKey, isProduction }: Config, url = '/'): Record<string, string> {
  // Vite injects inline styles and opens a WebSocket.
  if (!isProduction) return {}
  const isFramed = mayBeFramed(url)
  return {
    ...HEADERS,
    ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
    // Allowed only when the operator has configured the maps service.
    'content-security-policy': policy(mapsKey ? [MAPS_HOST] : [], isFramed ? '*' : "'none'"),
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

export function securityHeaders(app: FastifyInstance, config: Config): void {
  if (!config.isProduction) return
  const headers = securityHeadersOf(config)
  const framed = securityHeadersOf(config, `${EMBED_FOLDER}/`)
  app.addHook('onRequest', async ({ url }, reply) => {
    // Bundle files are neither documents nor frames: the rest would be a kilobyte per request for nothing.
    if (url.startsWith('/assets/')) reply.header('x-content-type-options', 'nosniff')
    else reply.headers(mayBeFramed(url) ? framed : headers)
  })
}
