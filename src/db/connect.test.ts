import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { openDatabase } from './connect.ts'

async function openServerDatabase() {
  const database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query('select current_database() as name')
  return { database, url: inject('serverUrl').replace(/[^/]*$/, rows[0].name) }
}

test('reads go to the replica, writes to the primary', async () => {
  const [first, second] = await Promise.all([openServerDatabase(), openServerDatabase()])
  await second.database.pool.query(`insert into migration (name, sha256) values ('9999_only_on_the_replica', '')`)
  const database = await openDatabase({ databaseUrl: first.url, replicaUrl: second.url, dataDir: '.' })
  const last = (db: typeof database.kysely) =>
    db.selectFrom('migration').select('name').orderBy('name', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(await last(database.reader)).toEqual({ name: '9999_only_on_the_replica' })
  expect(await last(database.kysely)).not.toEqual({ name: '9999_only_on_the_replica' })
  await database.close()
})

test('without a replica reads go to the primary', async () => {
  const { database } = await openServerDatabase()
  expect(database.reader).toBe(database.kysely)
})

test('an unreachable server is reported at once, without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgresql://someone:hidden@127.0.0.1:1/none', dataDir: '.' })
  const error = await opening.then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect(error?.message).toMatch(/^The database server does not answer: .*ECONNREFUSED/)
  expect(String(error?.stack)).not.toContain('hidden')
})
