import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import type { Database } from './connect.ts'

describe.each(['embedded', 'server'] as const)('%s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => database.close())

  test('delivers a notification to the listeners of its channel', async () => {
    const heard: string[] = []
    const other = vi.fn()
    await database.listen('page-cache', payload => heard.push(payload))
    await database.listen('other', other)
    await database.notify('page-cache', 'agency:вектор')
    await database.notify('page-cache', 'rating:seo')
    await expect.poll(() => heard).toEqual(['agency:вектор', 'rating:seo'])
    expect(other).not.toHaveBeenCalled()
  })

  test('does not deliver notifications of a rolled-back transaction', async () => {
    const heard: string[] = []
    await database.listen('writes', payload => heard.push(payload))
    const rolledBack = database.kysely.transaction().execute(async trx => {
      await database.notify('writes', 'never', trx)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await database.kysely.transaction().execute(trx => database.notify('writes', 'kept', trx))
    await expect.poll(() => heard).toEqual(['kept'])
  })

  test('delivers nothing after listening has stopped', async () => {
    const gone = vi.fn()
    const heard: string[] = []
    const stop = await database.listen('stoppable', gone)
    await stop()
    await database.listen('stoppable', payload => heard.push(payload))
    await database.notify('stoppable', 'later')
    await expect.poll(() => heard).toEqual(['later'])
    expect(gone).not.toHaveBeenCalled()
  })

  test('keeps delivering after the connection was discarded', async () => {
    const heard: string[] = []
    await database.listen('lasting', payload => heard.push(payload))
    await expect(database.pool.query('select 1 / 0')).rejects.toThrow('division by zero')
    await database.notify('lasting', 'still here')
    await expect.poll(() => heard).toEqual(['still here'])
  })
})

test('a server listener reconnects and is told that notifications may have been missed', async () => {
  const failed = vi.fn()
  const database = await openTestDatabase({ serverUrl: inject('serverUrl'), log: { info: () => undefined, failed } })
  const heard: string[] = []
  const onGap = vi.fn()
  await database.listen('lossy', payload => heard.push(payload), { onGap })
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => onGap.mock.calls.length).toBe(1)
  expect(failed).toHaveBeenCalledWith('listen', expect.any(Error))
  await database.notify('lossy', 'back again')
  await expect.poll(() => heard).toEqual(['back again'])
  await database.close()
})
