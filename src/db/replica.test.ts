import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, startReplica, type TestPostgres, type TestReplica } from '#tests/support/database/postgres.ts'
import { type Database, type Db, openDatabase } from './connect.ts'
import { PAGES_CHANGED } from './notifications.ts'

let primary: TestPostgres
let replica: TestReplica
let database: Database
const log = { info: vi.fn(), failed: vi.fn() }

beforeAll(async () => {
  primary = await startPostgres()
  replica = await startReplica(primary)
  database = await openDatabase({ databaseUrl: primary.url, replicaUrl: replica.url, dataDir: '.', log })
  await database.pool.query('create table note (text text)')
})
afterAll(async () => {
  await database.close()
  await replica.stop()
  await primary.stop()
  replica.remove()
})

/** Asks whichever server the reader has chosen. */
async function read(db: Db = database.reader): Promise<{ isReplica: boolean; notes: string[] }> {
  const { rows } = await sql<{ is_replica: boolean; notes: string[] }>`
    select pg_is_in_recovery() as is_replica, array(select text from note order by text) as notes`.execute(db)
  return { isReplica: rows[0]?.is_replica ?? false, notes: rows[0]?.notes ?? [] }
}

/** Writes as a command does, and waits until the process has heard of it. */
async function write(text: string): Promise<void> {
  const { promise: isHeard, resolve } = Promise.withResolvers<void>()
  const stop = await database.listen(PAGES_CHANGED, () => resolve())
  await database.kysely.transaction().execute(async transaction => {
    await sql`insert into note values (${text})`.execute(transaction)
    await database.notify(PAGES_CHANGED, '*', transaction)
  })
  await isHeard
  await stop()
}

async function onReplica(text: string): Promise<void> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: replica.url })
  await client.connect()
  await client.query(text)
  await client.end()
}

test('public reads go to the replica once it has caught up, other queries to the primary', async () => {
  await expect.poll(async () => (await read().catch(() => null))?.isReplica).toBe(true)
  expect((await read(database.kysely)).isReplica).toBe(false)
})

test('after a change of pages the primary is read until the replica has it', async () => {
  await onReplica('select pg_wal_replay_pause()')
  await write('first')
  expect(await read()).toEqual({ isReplica: false, notes: ['first'] })
  // It stays so, however often the replica is asked.
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(await read()).toEqual({ isReplica: false, notes: ['first'] })
  await onReplica('select pg_wal_replay_resume()')
  await expect.poll(() => read()).toEqual({ isReplica: true, notes: ['first'] })
})

test('a public query that writes does so on the primary, and its transaction stays whole', async () => {
  await sql`insert into note values ('second')`.execute(database.reader)
  await database.reader.transaction().execute(async transaction => {
    await sql`insert into note values ('third')`.execute(transaction)
    await sql`insert into note values ('fourth')`.execute(transaction)
  })
  expect((await read(database.kysely)).notes).toEqual(['first', 'fourth', 'second', 'third'])
})

test('a replica that dies costs no read and one line, and is read again when it is back', async () => {
  await expect.poll(async () => (await read()).isReplica).toBe(true)
  log.failed.mockClear()
  const slow = sql<{ is_replica: boolean }>`select pg_sleep(1), pg_is_in_recovery() as is_replica`.execute(
    database.reader,
  )
  await replica.stop()
  expect((await slow).rows[0]?.is_replica).toBe(false)
  for (let nth = 0; nth < 20; nth += 1) expect((await read()).isReplica).toBe(false)
  expect(log.failed.mock.calls).toEqual([['replica', expect.any(Error)]])

  await replica.restart()
  await expect.poll(async () => (await read()).isReplica).toBe(true)
  expect(log.info.mock.calls).toEqual([['the replica answers again']])
})

test('a replica that cannot be reached does not keep the site from starting', async () => {
  const failed = vi.fn()
  const alone = await openDatabase({
    databaseUrl: primary.url,
    replicaUrl: 'postgresql://someone@127.0.0.1:1/none',
    dataDir: '.',
    log: { info: () => undefined, failed },
  })
  expect((await read(alone.reader)).isReplica).toBe(false)
  await expect.poll(() => failed.mock.calls).toEqual([['replica', expect.any(Error)]])
  await alone.close()
})
