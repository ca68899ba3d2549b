import { expect, test } from 'vitest'
import { cursorIn } from './cursor.ts'

const read = (search: string) => cursorIn(new URLSearchParams(search))

test('a list may start at a cursor from the server', () => {
  expect(read('price=2&next=k1-2')).toEqual({ next: 'k1-2' })
})

test.each([
  '',
  'next=',
  'next=20',
  'next=%27;drop',
  'next=../',
  'next=k1-2-3-4',
  'next=K1-2',
  `next=${'1'.repeat(17)}-1`,
])('an invalid cursor is ignored: «%s»', search => {
  expect(read(search)).toEqual({})
})
