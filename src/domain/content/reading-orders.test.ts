import { expect, test } from 'vitest'
import { listFiles } from '#tests/support/files/source-files.ts'
import { placeInOrder, READING_ORDERS, readingOrder } from './reading-orders.ts'

test('every order is of terms that the ABC has, each once', () => {
  const written = new Set(listFiles('src/seed/content/abc').map(path => path.replace(/^.*\/|\.md$/g, '')))
  for (const { title, terms } of READING_ORDERS) {
    expect([title, terms.filter(slug => !written.has(slug))]).toEqual([title, []])
    expect(new Set(terms).size).toBe(terms.length)
  }
})

test('a term has the neighbours of its order, unknown terms are passed over', () => {
  const order = { terms: ['one', 'two', 'three', 'four'] }
  const known = new Set(['one', 'three', 'four'])
  expect(placeInOrder(order, 'three', known)).toEqual({ place: 2, count: 3, previous: 'one', next: 'four' })
  expect(placeInOrder(order, 'one', known)).toMatchObject({ previous: null, next: 'three' })
  expect(placeInOrder(order, 'four', known)).toMatchObject({ next: null })
  expect(placeInOrder(order, 'two', known)).toBeNull()
})

test('an unknown order is none', () => {
  expect(readingOrder('accept-work')?.title).toBe('Принять работу')
  expect(readingOrder('no-such-order')).toBeUndefined()
  expect(readingOrder(undefined)).toBeUndefined()
})
