import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import type { Database } from './connect.ts'
import { asRead } from './pool-guard.ts'
import { isTransient } from './transient.ts'

const TIMEOUT_MS = 300

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1, readTimeoutMs: TIMEOUT_MS, serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

const sleepFor = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.kysely)

describe('a statement time-out', () => {
  test('ends a read that takes too long, as a failure that passes', async () => {
    const failure = await asRead(() => sleepFor(600)).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: '57014' })
    expect(isTransient(failure)).toBe(true)
  })

  test('is off again for the next user of the connection, also without the query builder', async () => {
    const limit = async () => (await database.pool.query('show statement_timeout')).rows
    await asRead(() => sleepFor(0))
    expect(await limit()).toEqual([{ statement_timeout: '0' }])
    expect(await asRead(limit)).toEqual([{ statement_timeout: `${TIMEOUT_MS}ms` }])
    await database.kysely.transaction().execute(async transaction => {
      const { rows } = await sql`show statement_timeout`.execute(transaction)
      expect(rows).toEqual([{ statement_timeout: '0' }])
    })
  })
})

describe.each(['embedded', 'server'] as const)('the queue of the %s database', kind => {
  test('knows how long the first query waits', async () => {
    const own = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    onTestFinished(() => own.close())
    expect(own.waitingMs()).toBe(0)
    const client = await own.pool.connect()
    const waiting = [own.pool.query('select 1'), sql`select 1`.execute(own.kysely)]
    await expect.poll(() => own.waitingMs()).toBeGreaterThan(50)
    client.release()
    await Promise.all(waiting)
    expect(own.waitingMs()).toBe(0)
  })
})
