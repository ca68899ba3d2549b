import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { MAPS_HOST } from '../media/map-address.ts'

// No 'unsafe-inline' anywhere: bars are SVG, state travels as JSON, so an injected script or style does not run.
const policy = (pictureHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

export function securityHeaders(app: FastifyInstance, { siteUrl, mapsKey, isProduction }: Config): void {
  // The dev server injects styles and a socket of its own.
  if (!isProduction) return
  const headers = {
    ...HEADERS,
    // Only an operator who wants the maps service opens the pages to it.
    'content-security-policy': policy(mapsKey ? [MAPS_HOST] : []),
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
}
