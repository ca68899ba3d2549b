import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../command.ts'
import { responses } from './responses.ts'

const WRITTEN = { signature: 'директор', created_at: new Date('2026-03-05T06:07:00Z') }

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  await database.kysely
    .insertInto('service_response')
    .values([
      { ...WRITTEN, about: 'award', author: 'Вера', body: 'Честно.\nСпасибо.', may_publish: true },
      { ...WRITTEN, about: 'tender', author: 'Анна', body: 'Удобно.', may_publish: false },
    ])
    .execute()
})
afterAll(() => database.close())

const run = (...operands: string[]) => runCommand(responses, { database, operands })
const statusOf = async (id: number) =>
  (await database.kysely.selectFrom('service_response').select('status').where('id', '=', id).executeTakeFirst())
    ?.status

test('responses wait in a list that names those their authors keep to us', async () => {
  expect((await run('list')).split('\n')).toEqual([
    '1  05.03.2026 09:07  о премии: Вера',
    '2  05.03.2026 09:07  о сервисе заявок: Анна, публиковать нельзя',
  ])
  expect((await run('show', '1')).split('\n')).toEqual([
    'Отзыв 1 о премии от 05.03.2026 09:07: ждёт',
    'Вера, директор',
    'Автор согласен на публикацию.',
    '',
    'Честно.',
    'Спасибо.',
  ])
})

test('a response is published once and may be taken back, and cached pages are dropped', async () => {
  const dropped: string[] = []
  const stopListening = await database.listen(PAGES_CHANGED, tags => dropped.push(tags))
  expect(await run('publish', '1')).toBe('Отзыв 1 опубликован.')
  expect(await statusOf(1)).toBe('published')
  await expect.poll(() => dropped.length).toBeGreaterThan(0)
  await expect(run('publish', '1')).rejects.toThrow('Отзыв 1 уже опубликован.')
  expect(await run('decline', '1')).toBe('Отзыв 1 не показывается.')
  expect(await statusOf(1)).toBe('declined')
  await expect(run('decline', '1')).rejects.toThrow('уже отклонён')
  await stopListening()
})

test('without the consent of its author a response is never published', async () => {
  await expect(run('publish', '2')).rejects.toThrow('не дал согласия на публикацию')
  expect(await statusOf(2)).toBe('new')
})

test('an unknown id is named, and an action that does not exist is refused', async () => {
  await expect(run('show', '999')).rejects.toThrow(OperatorError)
  await expect(run('burn')).rejects.toThrow(UsageError)
})
