import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

// No 'unsafe-inline' anywhere: bars are SVG, state travels as JSON, so an injected script or style does not run.
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

export function securityHeaders(app: FastifyInstance, { siteUrl, isProduction }: Config): void {
  // The dev server injects styles and a socket of its own.
  if (!isProduction) return
  const headers = siteUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
}
