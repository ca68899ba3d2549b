import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { pageTexts } from '#seed/site-texts.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { prepare } from './commands/prepare.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const now = new Date('2026-05-16T12:00:00Z')
const OWN_RULES = {
  ...{ key: 'rules', title: 'Правила', html: '<p>Свои правила</p>', version: '7' },
  updated_at: new Date('2026-01-01T00:00:00Z'),
}

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
}, 60_000)

afterAll(() => database.close())

const runPrepare = () => runCommand(prepare, { database, now, env: { SEED: 'none' } })
const texts = () => database.kysely.selectFrom('page_text').selectAll().orderBy('key').execute()

test('a database without texts stays without', async () => {
  await runPrepare()
  expect(await texts()).toEqual([])
})

test('a database from before the review requests gets the missing texts and keeps its own', async () => {
  const earlier = temporaryFolder()
  for (const file of readdirSync(MIGRATIONS).filter(file => file < '0011')) {
    cpSync(join(MIGRATIONS, file), join(earlier, file))
  }
  await database.pool.query('drop schema public cascade; create schema public')
  await migrate(database, { directory: earlier })
  await database.kysely.insertInto('page_text').values(OWN_RULES).execute()

  await runPrepare()
  const shipped = pageTexts('').filter(({ key }) => key !== 'rules')
  expect(shipped.map(({ key }) => key)).toEqual(expect.arrayContaining(['consent-publication', 'review-help']))
  const expected = [OWN_RULES, ...shipped.map(text => ({ ...text, updated_at: now }))]
  expect(await texts()).toEqual(expected.sort((a, b) => (a.key < b.key ? -1 : 1)))
}, 60_000)

test('run again, it changes nothing', async () => {
  await database.kysely
    .updateTable('page_text')
    .set({ html: '<p>Своя справка</p>' })
    .where('key', '=', 'review-help')
    .execute()
  const before = await texts()
  await runPrepare()
  expect(await texts()).toEqual(before)
})
