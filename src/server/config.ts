import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

const SEED_SIZES = ['demo', 'tiny', 'full', 'none'] as const
const SWITCH = ['on', 'off'] as const
const METRIKA_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

export interface Config {
  port: number
  host: string
  siteUrl: string
  siteName: string
  dataDir: string
  databaseUrl: string | undefined
  databaseReplicaUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  secretKey: string | undefined
  trustProxy: number | string[]
  metricsPort: number | undefined
  metricsToken: string | undefined
  seed: (typeof SEED_SIZES)[number]
  webWorkers: number
  metrikaId: string | undefined
  metrikaUrl: string
  trackerUrl: string | undefined
  crashLog: (typeof SWITCH)[number]
  mapsKey: string | undefined
  indexNowKey: string | undefined
  serviceWorker: (typeof SWITCH)[number]
  logLevel: (typeof LOG_LEVELS)[number]
  isProduction: boolean
}

/** An invalid setting. The operator sees only its message. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>

/** Every setting of the site, all optional; README lists them. */
export function readConfig(env: Env): Config {
  const port = integer(env, 'PORT', 3541, 0, 65535)
  return {
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    siteUrl: (url(env, 'SITE_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, ''),
    siteName: text(env, 'SITE_NAME') ?? 'Мерило',
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrl: url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Мерило <robot@merilo.example>',
    secretKey: secret(env, 'SECRET_KEY', 32),
    trustProxy: proxies(env, 'TRUST_PROXY') ?? ['loopback'],
    metricsPort: text(env, 'METRICS_PORT') === undefined ? undefined : integer(env, 'METRICS_PORT', 0, 0, 65535),
    metricsToken: secret(env, 'METRICS_TOKEN', 16),
    seed: oneOf(env, 'SEED', SEED_SIZES, 'demo'),
    webWorkers: integer(env, 'WEB_WORKERS', 1, 1, Math.max(64, availableParallelism())),
    metrikaId: matching(env, 'METRIKA_ID', /^\d{1,12}$/, 'число, номер счётчика'),
    metrikaUrl: url(env, 'METRIKA_URL', ['http:', 'https:']) ?? METRIKA_SCRIPT,
    trackerUrl: url(env, 'TRACKER_URL', ['http:', 'https:']),
    crashLog: oneOf(env, 'CRASH_LOG', SWITCH, 'on'),
    mapsKey: matching(env, 'MAPS_KEY', /^[\w-]{8,80}$/, 'ключ из латинских букв, цифр и дефисов'),
    indexNowKey: matching(env, 'INDEXNOW_KEY', /^[a-z\d-]{8,128}$/i, 'от 8 латинских букв, цифр и дефисов'),
    serviceWorker: oneOf(env, 'SERVICE_WORKER', SWITCH, 'on'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    isProduction: env.NODE_ENV !== 'development',
  }
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name}=${value}: нужно целое число от ${min} до ${max}.`)
  }
  return number
}

function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  // Do not echo the value: it may contain a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(`${name}: нужен адрес вида ${protocols.map(protocol => `${protocol}//…`).join(' или ')}.`)
  }
  return value
}

/** The value is never echoed. */
function secret(env: Env, name: string, minLength: number): string | undefined {
  const value = text(env, name)
  if (value !== undefined && value.length < minLength) {
    throw new ConfigError(`${name}: нужно не меньше ${minLength} знаков, лучше случайных.`)
  }
  return value
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const MAX_HOPS = 10

/** A number of proxies in front of the site, or the networks they are in. */
function proxies(env: Env, name: string): number | string[] | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return Number(value)
  const networks = value.split(',').map(network => network.trim())
  if (!networks.every(network => NAMED_NETWORKS.includes(network) || isNetwork(network))) {
    throw new ConfigError(
      `${name}=${value}: нужно число прокси до ${MAX_HOPS} или сети через запятую, например 10.0.0.0/8,loopback.`,
    )
  }
  return networks
}

function isNetwork(network: string): boolean {
  const [address = '', prefix, ...rest] = network.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

function oneOf<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name)
  if (value === undefined) return fallback
  const found = allowed.find(item => item === value)
  if (!found) throw new ConfigError(`${name}=${value}: нужно одно из ${allowed.join(', ')}.`)
  return found
}

function matching(env: Env, name: string, pattern: RegExp, wanted: string): string | undefined {
  const value = text(env, name)
  if (value !== undefined && !pattern.test(value)) throw new ConfigError(`${name}=${value}: нужно ${wanted}.`)
  return value
}
