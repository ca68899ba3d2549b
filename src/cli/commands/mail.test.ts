import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { mail } from './mail.ts'

const at = new Date('2026-03-05T06:07:00Z')

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const email = { kind: 'feedback', subject: 'Тайная тема', body: 'Тайное тело', created_at: at, next_try_at: at }
  await database.kysely
    .insertInto('mail')
    .values([
      { ...email, recipient: 'anna@north.example', attempts: 2, last_error: 'ECONNECTION CONN' },
      { ...email, recipient: 'boris@south.example', attempts: MAX_ATTEMPTS, last_error: 'EENVELOPE 550 RCPT TO' },
      { ...email, recipient: 'vera@sent.example', attempts: 1, sent_at: at },
      { ...email, recipient: 'gleb@later.example', about: 'open-tender:1', next_try_at: new Date('2099-03-05') },
    ])
    .execute()
})
afterAll(() => database.close())

const run = (...operands: string[]) => runCommand(mail, { database, operands })

test('the list shows waiting and failed emails, and only the domain of an address', async () => {
  const output = await run('list')
  expect(output).toContain('Ждут отправки: 1. Не ушли: 1. Назначены на потом: 1.')
  expect(output).toContain(
    'feedback → north.example, от 05.03.2026 09:07, попыток 2, следующая 05.03.2026 09:07, ECONNECTION',
  )
  expect(output).toContain('south.example, от 05.03.2026 09:07, попыток 9, больше не пробуем, EENVELOPE 550 RCPT TO')
  expect(output).not.toMatch(/anna|boris|vera|sent\.example|later\.example|Тайн/)
})

test('a retry gives every due email all its attempts again and leaves the others alone', async () => {
  expect(await run('retry')).toContain('Будут отправлены ещё раз: 2')
  const rows = await database.kysely.selectFrom('mail').select(['attempts', 'next_try_at']).orderBy('id').execute()
  expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 1, 0])
  expect(rows[3]?.next_try_at.getFullYear()).toBe(2099)
  expect(rows[0]?.next_try_at.getTime()).toBeGreaterThan(at.getTime())
})

test('an unknown action is refused with a message', async () => {
  await expect(run('burn')).rejects.toThrow(UsageError)
})
