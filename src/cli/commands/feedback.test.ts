import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../command.ts'
import { feedback } from './feedback.ts'

const MESSAGE = { name: 'Анна', email: 'anna@vetrova.example', created_at: new Date('2026-03-05T06:07:00Z') }

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  await database.kysely
    .insertInto('feedback')
    .values([
      { ...MESSAGE, form: 'send-feedback', message: `Первая строка\nи ещё ${'слово '.repeat(20)}` },
      { ...MESSAGE, form: 'advertising-order', message: 'Нужна карточка' },
    ])
    .execute()
})
afterAll(() => database.close())

const run = (...operands: string[]) => runCommand(feedback, { database, operands })

test('messages to the editors are listed with a preview, shown in full and closed once', async () => {
  const [first, second] = (await run('list')).split('\n')
  expect(first).toMatch(/^1 {2}05\.03\.2026 09:07 {2}Анна: Первая строка и ещё слово .*…$/)
  expect(second).toBe('2  05.03.2026 09:07  [реклама] Анна: Нужна карточка')
  expect(await run('show', '1')).toContain('Анна, anna@vetrova.example')
  expect(await run('close', '1')).toBe('Сообщение 1 закрыто.')
  await expect(run('close', '1')).rejects.toThrow(OperatorError)
  await run('close', '2')
  expect(await run('list')).toBe('Сообщений без ответа нет.')
})

test('an unknown id is named, and one that cannot be is refused', async () => {
  await expect(run('show', '999')).rejects.toThrow('Нет открытого сообщения 999')
  await expect(run('show', '0')).rejects.toThrow(UsageError)
})
