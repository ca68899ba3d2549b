import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { COMPUTED_AT, openTwoAgencies } from '#tests/support/database/two-agencies.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type CommandContext, UsageError } from '../../command.ts'
import { publish } from './publish.ts'

let database: Database

beforeAll(async () => {
  database = await openTwoAgencies(inject('serverUrl'))
})
afterAll(() => database.close())

const run = (options: CommandContext['options']) => runCommand(publish, { database, options, now: COMPUTED_AT })

test('a year is published once: frozen, with its hash, and refused the second time', async () => {
  const options = { type: ['digital-agencies'], year: '2026' }
  expect(await run(options)).toMatch(/^digital-agencies +строк \d+, SHA-256 [0-9a-f]{64}$/)
  const [edition] = await database.kysely.selectFrom('edition').selectAll().where('year', '=', 2026).execute()
  expect(edition).toMatchObject({ methodology: '2026.1', as_of: COMPUTED_AT, frozen_at: COMPUTED_AT })
  await expect(run(options)).rejects.toThrow('за 2026 год уже закрыт')
})

test.each([[undefined], ['next'], ['2027'], ['1999']])('the year %s is refused', async year => {
  await expect(run({ year })).rejects.toBeInstanceOf(UsageError)
})
