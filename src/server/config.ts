import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { countedGenitive } from '#domain/russian/plural.ts'
import { CHARACTER } from '#domain/russian/rare-nouns.ts'

const METRIKA_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

/** An invalid setting. The operator sees only its message. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>

/**
 * Every setting of the site, all optional; README lists them. TypeBox would take 113 lines for these rules' 111, and its
 * conversion accepts 80.5 and 0x50 as whole numbers.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const read = readerOf(env)
  const port = read('PORT', integer(0, 65535)) ?? 3541
  const databaseUrl = read('DATABASE_URL', url('postgres:', 'postgresql:'))
  return {
    port,
    host: read('HOST', text) ?? '0.0.0.0',
    siteUrl: (read('SITE_URL', url('http:', 'https:')) ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, ''),
    siteName: read('SITE_NAME', text) ?? 'Мерило',
    dataDir: resolve(read('DATA_DIR', text) ?? '.data'),
    databaseUrl,
    databaseReplicaUrl: read('DATABASE_REPLICA_URL', url('postgres:', 'postgresql:')),
    smtpUrl: read('SMTP_URL', url('smtp:', 'smtps:')),
    mailFrom: read('MAIL_FROM', text) ?? 'Мерило <robot@merilo.example>',
    secretKey: read('SECRET_KEY', secret(32)),
    trustProxy: read('TRUST_PROXY', proxies) ?? ['loopback'],
    metricsPort: read('METRICS_PORT', integer(0, 65535)),
    metricsToken: read('METRICS_TOKEN', secret(16)),
    // Fiction is written to a server only if somebody said so.
    seed: read('SEED', oneOf('demo', 'tiny', 'full', 'none')) ?? (databaseUrl ? 'none' : 'demo'),
    webWorkers: read('WEB_WORKERS', integer(1, Math.max(64, availableParallelism()))) ?? 1,
    metrikaId: read('METRIKA_ID', matching(/^\d{1,12}$/, 'число, номер счётчика')),
    metrikaUrl: read('METRIKA_URL', url('http:', 'https:')) ?? METRIKA_SCRIPT,
    trackerUrl: read('TRACKER_URL', url('http:', 'https:')),
    crashLog: read('CRASH_LOG', oneOf('on', 'off')) ?? 'on',
    mapsKey: read('MAPS_KEY', matching(/^[\w-]{8,80}$/, 'ключ из латинских букв, цифр и дефисов')),
    indexNowKey: read('INDEXNOW_KEY', matching(/^[a-z\d-]{8,128}$/i, 'от 8 латинских букв, цифр и дефисов')),
    serviceWorker: read('SERVICE_WORKER', oneOf('on', 'off')) ?? 'on',
    logLevel: read('LOG_LEVEL', oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')) ?? 'info',
    isProduction: env.NODE_ENV !== 'development',
  }
}

interface Rule<T> {
  /** Undefined for a value that is refused. */
  parse: (value: string) => T | undefined
  /** Ends the sentence about it. */
  wanted: string
  /** The value may contain a password, so it is not echoed. */
  isSecret?: true
}

const readerOf =
  (env: Record<string, string | undefined>) =>
  <T>(name: string, { parse, wanted, isSecret }: Rule<T>): T | undefined => {
    const value = env[name]?.trim() ?? ''
    if (value === '') return undefined
    const parsed = parse(value)
    if (parsed === undefined) throw new ConfigError(`${name}${isSecret ? '' : `=${value}`}: ${wanted}.`)
    return parsed
  }

const matching = (pattern: RegExp, wanted: string): Rule<string> => ({
  parse: value => (pattern.test(value) ? value : undefined),
  wanted: `нужно ${wanted}`,
})

const text = matching(/./, 'что-нибудь')

const secret = (minLength: number): Rule<string> => ({
  parse: value => (value.length < minLength ? undefined : value),
  wanted: `нужно не меньше ${countedGenitive(minLength, CHARACTER)}, лучше случайных`,
  isSecret: true,
})

const integer = (min: number, max: number): Rule<number> => ({
  parse: value => (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined),
  wanted: `нужно целое число от ${min} до ${max}`,
})

const oneOf = <T extends string>(...allowed: T[]): Rule<T> => ({
  parse: value => allowed.find(item => item === value),
  wanted: `нужно одно из ${allowed.join(', ')}`,
})

const url = (...protocols: string[]): Rule<string> => ({
  parse: value => (URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined),
  wanted: `нужен адрес вида ${protocols.map(protocol => `${protocol}//…`).join(' или ')}`,
  isSecret: true,
})

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const MAX_HOPS = 10

/** A number of proxies in front of the site, or the networks they are in. */
const proxies: Rule<number | string[]> = {
  parse: value => {
    if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return Number(value)
    const networks = value.split(',').map(network => network.trim())
    return networks.every(network => NAMED_NETWORKS.includes(network) || isNetwork(network)) ? networks : undefined
  },
  wanted: `нужно число прокси до ${MAX_HOPS} или сети через запятую, например 10.0.0.0/8,loopback`,
}

function isNetwork(network: string): boolean {
  const [address = '', prefix, ...rest] = network.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
