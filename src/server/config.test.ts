import { isAbsolute, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, ConfigError, readConfig } from './config.ts'

const DEFAULTS: Config = {
  port: 3541,
  host: '0.0.0.0',
  siteUrl: 'http://localhost:3541',
  siteName: 'Мерило',
  dataDir: resolve('.data'),
  databaseUrl: undefined,
  databaseReplicaUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'Мерило <robot@merilo.example>',
  secretKey: undefined,
  trustProxy: ['loopback'],
  metricsPort: undefined,
  metricsToken: undefined,
  seed: 'demo',
  webWorkers: 1,
  metrikaId: undefined,
  metrikaUrl: 'https://mc.yandex.ru/metrika/tag.js',
  trackerUrl: undefined,
  crashLog: 'on',
  mapsKey: undefined,
  indexNowKey: undefined,
  serviceWorker: 'on',
  logLevel: 'info',
  isProduction: true,
}

const GOOD: [string, string, keyof Config, unknown][] = [
  ['PORT', '8080', 'port', 8080],
  ['PORT', '0', 'port', 0],
  ['HOST', '127.0.0.1', 'host', '127.0.0.1'],
  ['SITE_URL', 'https://merilo.example/', 'siteUrl', 'https://merilo.example'],
  ['SITE_NAME', 'Мой рейтинг', 'siteName', 'Мой рейтинг'],
  ['DATA_DIR', '/var/lib/merilo', 'dataDir', '/var/lib/merilo'],
  ['DATABASE_URL', 'postgres://u:p@db/merilo', 'databaseUrl', 'postgres://u:p@db/merilo'],
  ['DATABASE_URL', 'postgresql://db/merilo', 'databaseUrl', 'postgresql://db/merilo'],
  ['DATABASE_REPLICA_URL', 'postgres://replica/merilo', 'databaseReplicaUrl', 'postgres://replica/merilo'],
  ['SMTP_URL', 'smtps://u:p@mail.example:465', 'smtpUrl', 'smtps://u:p@mail.example:465'],
  ['MAIL_FROM', 'robot@merilo.example', 'mailFrom', 'robot@merilo.example'],
  ['SECRET_KEY', 'k'.repeat(32), 'secretKey', 'k'.repeat(32)],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', '0', 'trustProxy', 0],
  ['TRUST_PROXY', '10.0.0.0/8, loopback, fd00::/8', 'trustProxy', ['10.0.0.0/8', 'loopback', 'fd00::/8']],
  ['METRICS_PORT', '9100', 'metricsPort', 9100],
  ['METRICS_TOKEN', 't'.repeat(16), 'metricsToken', 't'.repeat(16)],
  ['SEED', 'tiny', 'seed', 'tiny'],
  ['SEED', 'none', 'seed', 'none'],
  ['WEB_WORKERS', '4', 'webWorkers', 4],
  ['METRIKA_ID', '12345678', 'metrikaId', '12345678'],
  ['METRIKA_URL', 'https://counter.example/tag.js', 'metrikaUrl', 'https://counter.example/tag.js'],
  ['TRACKER_URL', 'https://views.example/hit', 'trackerUrl', 'https://views.example/hit'],
  ['CRASH_LOG', 'off', 'crashLog', 'off'],
  ['MAPS_KEY', 'abcd-1234-efgh', 'mapsKey', 'abcd-1234-efgh'],
  ['INDEXNOW_KEY', '0f1e2d3c-4B5A', 'indexNowKey', '0f1e2d3c-4B5A'],
  ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ['NODE_ENV', 'development', 'isProduction', false],
  ['NODE_ENV', 'test', 'isProduction', true],
]

const WRONG: [string, string][] = [
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['SITE_URL', 'merilo.example'],
  ['SITE_URL', 'ftp://merilo.example'],
  ['DATABASE_URL', 'mysql://db/merilo'],
  ['DATABASE_URL', 'not an address'],
  ['DATABASE_REPLICA_URL', 'http://replica'],
  ['SMTP_URL', 'mail.example:25'],
  ['SECRET_KEY', 'short'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['METRICS_PORT', 'public'],
  ['METRICS_TOKEN', 'short'],
  ['SEED', 'huge'],
  ['WEB_WORKERS', '0'],
  ['WEB_WORKERS', '100000'],
  ['METRIKA_ID', 'G-123'],
  ['METRIKA_URL', '//counter.example/tag.js'],
  ['TRACKER_URL', 'views.example'],
  ['CRASH_LOG', 'no'],
  ['INDEXNOW_KEY', 'short'],
  ['INDEXNOW_KEY', '../../etc/passwd'],
  ['MAPS_KEY', 'key with spaces'],
  ['LOG_LEVEL', 'loud'],
]

test('every setting is optional', () => {
  expect(readConfig({})).toEqual(DEFAULTS)
})

test('an empty value counts as unset', () => {
  const names = new Set([...GOOD, ...WRONG].map(([name]) => name))
  expect(readConfig(Object.fromEntries([...names].map(name => [name, '  '])))).toEqual(DEFAULTS)
})

test.each(GOOD)('%s=%s sets %s', (name, value, key, expected) => {
  expect(readConfig({ [name]: value })[key]).toEqual(expected)
})

test('a server of PostgreSQL is filled with fiction only on request', () => {
  const DATABASE_URL = 'postgres://db/merilo'
  expect(readConfig({ DATABASE_URL }).seed).toBe('none')
  expect(readConfig({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo')
})

test('the site URL follows the port unless it is set', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  expect(readConfig({ PORT: '8080', SITE_URL: 'https://merilo.example' }).siteUrl).toBe('https://merilo.example')
})

test('the data folder is absolute, so a later chdir does not move it', () => {
  expect(isAbsolute(readConfig({ DATA_DIR: 'somewhere' }).dataDir)).toBe(true)
})

describe('a wrong value', () => {
  const messageFor = (name: string, value: string): string => {
    try {
      readConfig({ [name]: value })
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      return (error as ConfigError).message
    }
    throw new Error(`${name}=${value} was accepted`)
  }

  test.each(WRONG)('%s=%s is one sentence that names the setting and what it needs', (name, value) => {
    const message = messageFor(name, value)
    expect(message).toMatch(new RegExp(`^${name}(=.*)?: нуж(но|ен) .+\\.$`))
    expect(message).not.toContain('\n')
  })

  test.each([
    ['PORT', 'abc', 'PORT=abc: нужно целое число от 0 до 65535.'],
    ['PORT', '70000', 'PORT=70000: нужно целое число от 0 до 65535.'],
    ['SITE_URL', 'merilo', 'SITE_URL: нужен адрес вида http://… или https://….'],
    ['DATABASE_URL', 'mysql://root:secret@db/x', 'DATABASE_URL: нужен адрес вида postgres://… или postgresql://….'],
    ['SMTP_URL', 'http://mail', 'SMTP_URL: нужен адрес вида smtp://… или smtps://….'],
    ['SEED', 'huge', 'SEED=huge: нужно одно из demo, tiny, full, none.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud: нужно одно из trace, debug, info, warn, error, silent.'],
    ['METRIKA_ID', 'x', 'METRIKA_ID=x: нужно число, номер счётчика.'],
  ])('%s=%s is refused: %s', (name, value, sentence) => {
    expect(messageFor(name, value)).toBe(sentence)
  })

  test.each(['SECRET_KEY', 'METRICS_TOKEN'])('%s is never shown', name => {
    expect(messageFor(name, 's3cret')).not.toContain('s3cret')
  })

  test.each(['SITE_URL', 'DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL'])('%s never leaks its password', name => {
    expect(messageFor(name, 'gopher://user:s3cret@db.example/merilo')).not.toMatch(/s3cret|user|db\.example/)
  })
})
