import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '#tests/support/database/child.ts'
import { copyEmbeddedTemplate, ensureEmbeddedTemplate } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { openDatabase } from '../connect.ts'
import { vacuumAnalyze } from './maintenance.ts'

async function dataFolder(): Promise<string> {
  const dataDir = temporaryFolder()
  await copyEmbeddedTemplate(dataDir)
  return dataDir
}

async function open(dataDir: string, templateDir?: string) {
  const messages: string[] = []
  const log = { info() {}, failed: (kind: string, error: Error) => messages.push(`${kind}: ${error.message}`) }
  const database = await openDatabase({ dataDir, templateDir, log })
  onTestFinished(() => database.close())
  return { database, messages }
}

test('queries do not block the event loop', async () => {
  const { database } = await open(await dataFolder())
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 1)
  await database.pool.query('select count(*) from generate_series(1, 400000) n where n::text like $1', ['%7%'])
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(0)
})

test('a panic stops the database and fails current and later queries with its reason', async () => {
  const dataDir = await dataFolder()
  const { database, messages } = await open(dataDir)
  rmSync(join(dataDir, 'postgres/pg_wal'), { recursive: true })
  const reason = /Встроенная база данных остановилась: PANIC: .*pg_wal/
  await expect(database.pool.query('create table big as select n from generate_series(1, 700000) n')).rejects.toThrow(
    reason,
  )
  await expect(database.pool.query('select 1')).rejects.toThrow(reason)
  expect(messages).toEqual([expect.stringMatching(/^embedded: .*PANIC/)])
  await database.close()
})

test('infinite recursion fails the query, not the database', async () => {
  const { database } = await open(await dataFolder())
  await database.pool.query(
    `create function f(n integer) returns integer language plpgsql as 'begin return f(n + 1); end'`,
  )
  await expect(database.pool.query('select f(1)')).rejects.toMatchObject({ code: '54001' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a relative data folder is created and used', async () => {
  const dataDir = join(temporaryFolder(), 'not/yet/there')
  const { database } = await open(relative(process.cwd(), dataDir), await ensureEmbeddedTemplate())
  await database.pool.query('select 1')
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true)
})

test('other users cannot access the files', async () => {
  const dataDir = await dataFolder()
  chmodSync(join(dataDir, 'postgres'), 0o755)
  await open(dataDir)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
})

test('closing is idempotent, and queries are refused afterwards', async () => {
  const { database } = await open(await dataFolder())
  await Promise.all([database.close(), database.close()])
  await expect(database.pool.query('select 1')).rejects.toThrow('after calling end')
})

// DBState in PostgreSQL's catalog/pg_control.h, at byte 16 of the file.
const CLEANLY_CLOSED = 1
const IN_PRODUCTION = 6
const clusterState = (dataDir: string) => readFileSync(join(dataDir, 'postgres/global/pg_control')).readInt32LE(16)

test('SIGTERM closes cleanly, so the next start needs no recovery', async () => {
  const dataDir = await dataFolder()
  const holder = startChild('embedded-writer.ts', [dataDir, 'hold'])
  await holder.hasPrinted(1)
  expect(clusterState(dataDir)).toBe(IN_PRODUCTION)
  holder.process.kill('SIGTERM')
  expect(await holder.ended()).toBe(0)
  expect(clusterState(dataDir)).toBe(CLEANLY_CLOSED)
})

test('vacuumAnalyze refreshes the statistics', async () => {
  const { database } = await open(await dataFolder())
  await database.pool.query('create table note as select n from generate_series(1, 500) n')
  const size = async () =>
    (await database.pool.query(`select reltuples from pg_class where relname = 'note'`)).rows[0].reltuples
  expect(await size()).toBe(-1)
  await vacuumAnalyze(database)
  expect(await size()).toBe(500)

  await database.pool.query('delete from note where n > 100')
  await vacuumAnalyze(database)
  expect(await size()).toBe(100)
})
