import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { logHandlers } from '#server/calls/log/log-handlers.ts'
import { readConfig } from '#server/config.ts'
import { makeContext } from '#server/open-context.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'

const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

describe.each(['embedded', 'server'] as const)('in the %s database', kind => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => database?.close())
  beforeEach(() => database.pool.query('truncate js_error'))

  const contextAt = (now: string) => ({ ...makeContext(readConfig({}), database, []), now: () => new Date(now) })
  const NOON = '2026-03-05T12:00:00Z'

  test('no key of a private page is stored, whatever a client sends', async () => {
    const address = `/tender/status/${KEY}/`
    const text = `TypeError at ${address}\n at https://merilo.example${address}:1:2 ${encodeURIComponent(address)}`
    await logHandlers['send-js-log']({ id: KEY, path: `${address}?key=${KEY}`, text }, contextAt(NOON))
    const { rows } = await database.pool.query('select js_error::text as row, page_path from js_error')
    expect(rows).toMatchObject([{ page_path: '/tender/status/{key}/' }])
    expect(rows[0].row).not.toContain(KEY)
  })
})
