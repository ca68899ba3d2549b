import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { openDatabase } from './connect.ts'
import { DatabaseOpenError } from './open-error.ts'

async function openServerDatabase() {
  const database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  onTestFinished(() => database.close())
  return database
}

test('without a replica reads go to the primary', async () => {
  const database = await openServerDatabase()
  expect(database.reader).toBe(database.kysely)
})

test('an unreachable server is reported at once, without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgresql://someone:hidden@127.0.0.1:1/none', dataDir: '.' })
  const error = await opening.then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect(error).toBeInstanceOf(DatabaseOpenError)
  expect(error?.message).toMatch(/^DATABASE_URL: сервер PostgreSQL не отвечает \(.*ECONNREFUSED/)
  expect(String(error?.stack)).not.toContain('hidden')
})

test('an idle connection that is lost is reported, and the next query gets another', async () => {
  const failed = vi.fn()
  const database = await openTestDatabase({ serverUrl: inject('serverUrl'), log: { info: () => undefined, failed } })
  onTestFinished(() => database.close())
  await Promise.all([database.pool.query('select 1'), database.pool.query('select 1')])
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => failed.mock.calls).toEqual([['pool', expect.any(Error)]])
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection lost in use fails its query, not the process', async () => {
  const database = await openServerDatabase()
  const uncaught = vi.fn()
  process.prependListener('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  const client = await database.pool.connect()
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
  const query = client.query('select pg_sleep(60)')
  socket.destroy(new Error('write EPIPE'))
  await expect(query).rejects.toThrow('write EPIPE')
  await setImmediate()
  client.release(true)
  expect(uncaught).not.toHaveBeenCalled()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
