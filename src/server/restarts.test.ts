import { expect, test } from 'vitest'
import { makeRestarts } from './restarts.ts'

const HOUR_MS = 3_600_000

test('pauses grow up to a minute, and after ten restarts in an hour there are no more', () => {
  const restarts = makeRestarts(() => 0)
  const pauses = Array.from({ length: 11 }, () => restarts.next())
  const seconds = [1, 2, 4, 8, 16, 32, 60, 60, 60, 60]
  expect(pauses).toEqual([...seconds.map(pause => pause * 1000), null])
})

test('an hour later they start over', () => {
  let now = 0
  const restarts = makeRestarts(() => now)
  for (let nth = 0; nth < 10; nth += 1) restarts.next()
  now = HOUR_MS
  expect(restarts.next()).toBe(1_000)
})
