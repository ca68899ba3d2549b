import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { tenders } from './tenders.ts'

const at = new Date('2026-03-05T06:07:00Z')

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

const run = (...operands: string[]) => runCommand(tenders, { database, operands })

test('an empty list says so', async () => {
  expect(await run('list')).toBe('Заявок ещё нет.')
})

test('the list shows the state of each request and no personal data', async () => {
  await database.kysely
    .insertInto('tender')
    .values({
      ...{ service: 'crm', body: 'Тайный текст', name: 'Анна', company: 'Ветер', email: 'anna@vetrova.example' },
      ...{
        key_hash: Buffer.from('1'),
        created_at: at,
        confirmed_at: at,
        outcome: 'postponed',
        outcome_comment: 'Тайна',
      },
    })
    .execute()
  const output = await run('list')
  expect(output).toMatch(/^\d+ {2}Внедрение CRM, от 05\.03\.2026 09:07, подтверждена, получателей 0, /)
  expect(output).toContain('закрыта: отложили')
  expect(output).not.toMatch(/anna|Анна|Ветер|Тайн/)
})

test('an unknown action is refused with a message', async () => {
  await expect(run('burn')).rejects.toThrow(UsageError)
})
