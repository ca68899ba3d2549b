import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openCopy } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { migrateCommand } from './migrate.ts'

let database: Database

beforeAll(async () => {
  database = await openCopy(inject('serverUrl'), 'template1')
})
afterAll(() => database.close())

const run = () => runCommand(migrateCommand, { database })

test('an empty database gets the schema, and the second run finds nothing to do', async () => {
  const migrations = readdirSync(join(import.meta.dirname, '../../../db/migrations'))
  expect(await run()).toBe(`Применено миграций: ${migrations.length}.`)
  expect(await database.kysely.selectFrom('agency').selectAll().execute()).toEqual([])
  expect(await run()).toBe('Схема уже новейшая.')
})
