import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { withClient, withDatabase } from '#tests/support/database/database.ts'
import { startOldPostgres } from '#tests/support/database/old-postgres.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { runServer } from '#tests/support/site/server-process.ts'

type Env = Record<string, string>

const names: string[] = []

/** A database on the test server: a copy of the market, or an empty one. */
async function createDatabase(isMarket: boolean): Promise<string> {
  const { url, template } = inject('marketServer')
  const name = `problem_${randomUUID().replaceAll('-', '')}`
  await withClient(url, client => client.query(`create database ${name}${isMarket ? ` template ${template}` : ''}`))
  names.push(name)
  return withDatabase(url, name)
}

let market: string
beforeAll(async () => {
  market = await createDatabase(true)
})
afterAll(async () => {
  for (const name of names) {
    await withClient(inject('marketServer').url, client => client.query(`drop database ${name} with (force)`))
  }
})

const DEAD = 'postgresql://someone:hidden@127.0.0.1:1/merilo'
const missing = () => withDatabase(inject('marketServer').url, 'no_such_database')

async function oldServer(): Promise<Env> {
  const server = await startOldPostgres('14.9 (Debian 14.9-0)')
  onTestFinished(server.close)
  return { DATABASE_URL: server.url }
}

async function foreignTable(): Promise<Env> {
  const databaseUrl = await createDatabase(false)
  await withClient(databaseUrl, client => client.query('create table migration (id integer, batch integer)'))
  return { DATABASE_URL: databaseUrl }
}

/** Root may write anywhere, so the folder lies in a file. */
function unwritableFolder(): Env {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  return { DATA_DIR: join(file, 'data') }
}

/** The embedded database is not opened then, but the secret key is in the folder. */
const unwritableBesideServer = (): Env => ({ DATABASE_URL: market, ...unwritableFolder() })

async function takenPort(): Promise<Env> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { PORT: String((server.address() as AddressInfo).port), HOST: '127.0.0.1', DATABASE_URL: market }
}

const MAIN = 'dist/site/main.js'

test.each<[string, () => Env | Promise<Env>, RegExp]>([
  [
    'a dead database of several workers',
    () => ({ DATABASE_URL: DEAD, WEB_WORKERS: '2' }),
    /^DATABASE_URL: сервер PostgreSQL не отвечает \(connect ECONNREFUSED 127\.0\.0\.1:1\)\.$/,
  ],
  [
    'a missing database',
    () => ({ DATABASE_URL: missing() }),
    /^DATABASE_URL: на сервере нет базы данных «no_such_database», создайте её или исправьте адрес\.$/,
  ],
  ['an old PostgreSQL', oldServer, /^DATABASE_URL: на сервере PostgreSQL 14\.9, а нужен 15 или новее\.$/],
  ['a foreign table named migration', foreignTable, /^В базе данных есть чужая таблица migration: .*DATABASE_URL.*\.$/],
  ['a data folder that cannot be written', unwritableFolder, /^В папку данных .*data нельзя писать \(ENOTDIR\): .*\.$/],
  [
    'a data folder that cannot be made',
    () => ({ DATA_DIR: '/proc/no-such-folder/data' }),
    /^В папку данных .*data нельзя писать \(ENOENT\): .*\.$/,
  ],
  [
    'a data folder that cannot be written, with a PostgreSQL server',
    unwritableBesideServer,
    /^В папку данных .*data нельзя писать \(ENOTDIR\): .*\.$/,
  ],
  ['a port that is taken', takenPort, /^Порт \d+ занят другой программой: остановите её или задайте другой PORT\.$/],
])('%s ends the process with one sentence and exit code 1', async (_, envOf, sentence) => {
  const server = runServer(MAIN, { LOG_LEVEL: 'error', ...(await envOf()) })
  expect(await server.ended()).toBe(1)
  const lines = server.output().trimEnd().split('\n')
  expect(lines).toEqual([expect.stringMatching(sentence)])
  expect(server.output()).not.toContain('hidden')
})
