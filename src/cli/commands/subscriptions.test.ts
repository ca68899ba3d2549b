import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { subscriptions } from './subscriptions.ts'

const at = new Date('2026-02-10T06:07:00Z')

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

const run = (...operands: string[]) => runCommand(subscriptions, { database, operands })

test('without subscriptions both actions say so', async () => {
  expect(await run('list')).toBe('Подписок ещё нет.')
  expect(await run('send')).toBe('Рассылать нечего: свежие выпуски уже у всех.')
})

test('the list counts subscribers by topic and shows no address', async () => {
  const prices = { topic: 'stats:prices', requested_at: at }
  const hash = (text: string) => ({ key_hash: Buffer.from(text) })
  await database.kysely
    .insertInto('subscription')
    .values([
      { ...prices, ...hash('1'), email: 'anna@north.example', confirmed_at: at },
      { ...prices, ...hash('2'), email: 'boris@south.example' },
      { ...prices, ...hash('3'), ended_at: at, confirmed_at: at },
      { ...prices, ...hash('4'), topic: 'stats:demand', email: 'vera@west.example', confirmed_at: at },
    ])
    .execute()
  expect(await run('list')).toBe(
    ['Статистика: спрос: получают 1, не подтвердили 0, отписались 0']
      .concat('Статистика: цены: получают 1, не подтвердили 1, отписались 1')
      .join('\n'),
  )
})

test('an unknown action is refused with a message', async () => {
  await expect(run('burn')).rejects.toThrow(UsageError)
})
