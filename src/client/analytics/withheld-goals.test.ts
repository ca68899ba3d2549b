import { beforeEach, expect, test } from 'vitest'
import type { KeyValueStore } from '../browser/stored/storage.ts'
import { WithheldGoals } from './withheld-goals.ts'

let stored: Map<string, string>
const storage: KeyValueStore = {
  getItem: key => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: key => void stored.delete(key),
}
beforeEach(() => {
  stored = new Map()
})

test('another document takes what was withheld, in order and once', () => {
  const page = new WithheldGoals(storage)
  page.add('review-send')
  page.add('form-send')
  const next = new WithheldGoals(storage)
  expect(next.take()).toEqual(['review-send', 'form-send'])
  expect(next.take()).toEqual([])
  expect(stored.size).toBe(0)
})

test('at most twenty wait, the latest', () => {
  const page = new WithheldGoals(storage)
  for (let nth = 0; nth < 30; nth += 1) page.add(nth < 29 ? 'form-send' : 'review-send')
  const taken = page.take()
  expect(taken).toHaveLength(20)
  expect(taken.at(-1)).toBe('review-send')
})

test.each(['not json', '7', '{}', '[null, 7, "no-such-goal", ["form-send"]]'])('%s in storage is no goal', garbage => {
  stored.set('withheldGoals', garbage)
  expect(new WithheldGoals(storage).take()).toEqual([])
})
