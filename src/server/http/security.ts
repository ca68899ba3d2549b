import type { FastifyInstance } from 'fastify'
import { EMBED_FOLDER } from '#domain/stats/stat-address.ts'
import type { Config } from '../config.ts'
import { MAPS_HOST } from '../media/map-address.ts'

// No 'unsafe-inline' anywhere: bars are SVG, state travels as JSON, so an injected script or style does not run.
const policy = ({ images, scripts, connections }: Hosts, ancestors: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')

interface Hosts {
  images: readonly string[]
  scripts: readonly string[]
  connections: readonly string[]
}

/** Metrica counts visitors of these countries at addresses of their own (its documentation, «Установка на сайт с CSP»). */
const METRIKA_ZONES = 'az by co.il com com.am com.ge com.tr ee fr kg kz lt lv md tj tm uz'.split(' ')
const METRIKA_ORIGIN = 'https://mc.yandex.ru'

function metrikaHosts(url: string): readonly string[] {
  const { origin } = new URL(url)
  return origin === METRIKA_ORIGIN ? [origin, ...METRIKA_ZONES.map(zone => `https://mc.yandex.${zone}`)] : [origin]
}

/** Each is allowed only when the operator has configured its service. */
function hostsOf({ mapsKey, metrikaId, metrikaUrl, trackerUrl }: Config): Hosts {
  const maps = mapsKey ? [MAPS_HOST] : []
  const metrika = metrikaId ? metrikaHosts(metrikaUrl) : []
  const tracker = trackerUrl ? [new URL(trackerUrl).origin] : []
  return { images: [...maps, ...metrika], scripts: metrika.slice(0, 1), connections: [...metrika, ...tracker] }
}

const NO_HOSTS: Hosts = { images: [], scripts: [], connections: [] }

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Only a chart alone may be framed: it has no controls that a foreign page could trick a visitor into using. */
const mayBeFramed = (url: string): boolean => url.startsWith(`${EMBED_FOLDER}/`)

export function securityHeadersOf(config: Config, url = '/'): Record<string, string> {
  // Vite injects inline styles and opens a WebSocket.
  if (!config.isProduction) return {}
  const isFramed = mayBeFramed(url)
  return {
    ...HEADERS,
    ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
    'content-security-policy': isFramed ? policy(NO_HOSTS, '*') : policy(hostsOf(config), "'none'"),
    ...(config.siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
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
