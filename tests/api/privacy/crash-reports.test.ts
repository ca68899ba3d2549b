import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { PageRegistry } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import { logHandlers } from '#server/calls/log/log-handlers.ts'
import { readConfig } from '#server/config.ts'
import { makeContext } from '#server/open-context.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'

/** Numbers do not make errors different. */
const digitName = (digit: string) => 'abcdefghij'.charAt(Number(digit))
const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

describe.each(['embedded', 'server'] as const)('in the %s database', kind => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => database?.close())
  beforeEach(() => database.pool.query('truncate js_error'))

  const contextAt = (now: string) => ({
    ...makeContext(readConfig({}), database, {} as PageRegistry),
    now: () => new Date(now),
  })
  const NOON = '2026-03-05T12:00:00Z'

  test('no key of a private page is stored, whatever a client sends', async () => {
    const address = `/tender/status/${KEY}/`
    const text = `TypeError at ${address}\n at https://merilo.example${address}:1:2 ${encodeURIComponent(address)}`
    await logHandlers['send-js-log']({ id: KEY, path: `${address}?key=${KEY}`, text }, contextAt(NOON))
    const { rows } = await database.pool.query('select js_error::text as row, page_path from js_error')
    expect(rows).toMatchObject([{ page_path: '/tender/status/{key}/' }])
    expect(rows[0].row).not.toContain(KEY)
  })

  const rowsOf = async (columns: string) =>
    (await database.pool.query(`select ${columns} from js_error order by id`)).rows

  test('the same error is one row, however often and on whichever agency it is seen', async () => {
    const context = contextAt(NOON)
    for (let time = 0; time < 50; time += 1) {
      const report = { id: `${time}`, path: `/agency-number-${time}/`, text: `TypeError\nscroll ${time}, ${-time}` }
      await logHandlers['send-js-log'](report, context)
    }
    const later = contextAt('2026-03-05T15:00:00Z')
    await logHandlers['send-js-log']({ id: 'x', path: '/agency-other/', text: 'TypeError\nscroll 1, 2' }, later)
    expect(await rowsOf('identifier, page, page_path, hits, first_at, last_at')).toEqual([
      {
        ...{ identifier: '0', page: 'agency', page_path: '/agency-number-0/', hits: 51 },
        ...{ first_at: new Date(NOON), last_at: later.now() },
      },
    ])
    await logHandlers['send-js-log']({ id: 'y', path: '/', text: 'TypeError\nscroll 1, 2' }, later)
    expect(await rowsOf('page, hits')).toEqual([
      { page: 'agency', hits: 51 },
      { page: 'main', hits: 1 },
    ])
  })

  test('a flood of different errors is stored up to a limit by page, hour and day, and the rest is counted', async () => {
    const PAGES = ['/', '/crm/', '/abc/', '/news/', '/cases/', '/press/', '/rules/', '/about/', '/no-such-page/']
    const flood = async (now: string, pages: readonly string[]) => {
      const context = contextAt(now)
      for (const path of pages) {
        for (let time = 0; time < 12; time += 1) {
          const text = `${now} ${String.fromCharCode(97 + time)}`
          await logHandlers['send-js-log']({ id: '1', path, text: text.replace(/\d/g, digitName) }, context)
        }
      }
      const { values } = await context.metrics.droppedJsErrors.get()
      const rows = await rowsOf('id')
      return { stored: rows.length, dropped: values[0]?.value ?? 0 }
    }
    expect(await flood(NOON, ['/'])).toEqual({ stored: 10, dropped: 2 })
    expect(await flood('2026-03-05T12:30:00Z', PAGES)).toEqual({ stored: 60, dropped: 108 - 50 })
    for (const hour of [14, 16, 18, 20]) await flood(`2026-03-05T${hour}:00:00Z`, PAGES)
    expect(await flood('2026-03-05T22:00:00Z', PAGES)).toEqual({ stored: 300, dropped: 108 })
    expect((await flood('2026-03-06T13:00:00Z', PAGES)).stored).toBeGreaterThan(300)
  })
})
