import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CounterQueue } from './counter-queue.ts'

type Told = string[]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue whose counter appears when `start` is called. */
function makeQueue() {
  const told: Told = []
  let counter: Told | undefined
  let looks = 0
  const queue = new CounterQueue<Told>(() => {
    looks += 1
    return counter
  })
  return {
    told,
    queue,
    tell: (goal: string) => queue.tell(found => found.push(goal)),
    start: () => {
      counter = told
    },
    looks: () => looks,
  }
}

test('goals before the counter is ready are replayed in order, once', () => {
  const { told, tell, start } = makeQueue()
  tell('first')
  tell('second')
  expect(told).toEqual([])
  start()
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual(['first', 'second'])
  vi.advanceTimersByTime(60_000)
  tell('third')
  expect(told).toEqual(['first', 'second', 'third'])
})

test('goals after that go at once', () => {
  const { told, tell, start } = makeQueue()
  start()
  tell('first')
  expect(told).toEqual(['first'])
})

test('the counter is looked for every second', () => {
  const { tell, looks } = makeQueue()
  tell('first')
  expect(looks()).toBe(1)
  vi.advanceTimersByTime(999)
  expect(looks()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(looks()).toBe(2)
  // Another goal does not make it look more often.
  tell('second')
  vi.advanceTimersByTime(8_000)
  expect(looks()).toBe(10)
})

test('and no longer after 300,000 ms of failure', () => {
  const { told, tell, start, looks } = makeQueue()
  tell('first')
  vi.advanceTimersByTime(300_000)
  const before = looks()
  expect(before).toBe(301)
  start()
  vi.advanceTimersByTime(60_000)
  tell('second')
  expect(looks()).toBe(before)
  expect(told).toEqual([])
})

test('a counter that loads in the last second is still found', () => {
  const { told, tell, start } = makeQueue()
  tell('first')
  vi.advanceTimersByTime(299_500)
  start()
  vi.advanceTimersByTime(500)
  expect(told).toEqual(['first'])
})

test('a stopped queue drops waiting goals and accepts no more', () => {
  const { told, queue, tell, start, looks } = makeQueue()
  tell('first')
  queue.stop()
  start()
  vi.advanceTimersByTime(10_000)
  tell('second')
  expect(told).toEqual([])
  expect(looks()).toBe(1)
})

test('a counter that throws does not lose the goals after it', () => {
  const { told, queue, tell, start } = makeQueue()
  tell('first')
  queue.tell(() => {
    throw new Error('A bug of the counter')
  })
  tell('third')
  start()
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual(['first', 'third'])
})
