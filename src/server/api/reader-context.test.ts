import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { readerContext } from './reader-context.ts'

const database = { kysely: 'primary', reader: 'replica' }
const context = { database } as unknown as Context

test.each([
  ['a public query', 'main-menu', 'replica'],
  ['a query by a secret key', 'review-reply-form', 'primary'],
  ['a command', 'send-feedback', 'primary'],
] as const)('%s reads the %3$s', (_, name, expected) => {
  expect(readerContext(name, context).database.kysely).toBe(expected)
})

test('without a replica nothing is copied', () => {
  const alone = { database: { kysely: 'primary', reader: 'primary' } } as unknown as Context
  expect(readerContext('main-menu', alone)).toBe(alone)
})
