import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { COMPUTED_AT, openFewAgencies } from '#tests/support/database/few-agencies.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type CommandContext, UsageError } from '../../command.ts'
import { recompute } from './recompute.ts'

let database: Database

beforeAll(async () => {
  database = await openFewAgencies(inject('serverUrl'))
})
afterAll(() => database.close())

const run = (options: CommandContext['options']) => runCommand(recompute, { database, options, now: COMPUTED_AT })
const editions = () =>
  database.kysely.selectFrom('edition').select(['type', 'year', 'as_of', 'frozen_at']).orderBy('type').execute()

test('a dry run reports what it would write', async () => {
  const output = await run({ type: ['digital-agencies'], 'dry-run': true })
  expect(output).toMatch(/^digital-agencies +строк \d+, срезов \d+, \d+ мс\nНичего не записано/)
  expect(await editions()).toEqual([])
})

test('only the asked ratings are computed, as open editions that a second run replaces', async () => {
  for (const _ of ['first', 'second']) await run({ type: ['digital-agencies', 'crm'] })
  expect(await editions()).toEqual(
    ['crm', 'digital-agencies'].map(type => ({ type, year: null, as_of: COMPUTED_AT, frozen_at: null })),
  )
})

test('a rating that does not exist is refused', async () => {
  await expect(run({ type: ['no-such'] })).rejects.toBeInstanceOf(UsageError)
})
