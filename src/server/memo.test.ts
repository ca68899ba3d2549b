import { expect, test, vi } from 'vitest'
import { makeMemo } from './memo.ts'

const FRESH_MS = 60_000
const START = 1_000_000

function memoAt(maxKept?: number) {
  const clock = { now: START }
  return { clock, memo: makeMemo(() => clock.now, FRESH_MS, maxKept === undefined ? {} : { maxKept }) }
}

test('a fresh answer is computed once', async () => {
  const { memo, clock } = memoAt()
  const make = vi.fn(async () => 'menu')
  expect(await memo.remember('menu', make)).toBe('menu')
  clock.now += FRESH_MS
  expect(await memo.remember('menu', make)).toBe('menu')
  expect(make).toHaveBeenCalledTimes(1)
})

test('a stale answer is computed again', async () => {
  const { memo, clock } = memoAt()
  await memo.remember('menu', async () => 'old')
  clock.now += FRESH_MS + 1
  expect(await memo.remember('menu', async () => 'new')).toBe('new')
})

test('concurrent callers share one computation', async () => {
  const { memo } = memoAt()
  const make = vi.fn(async () => ({}))
  const [one, other] = await Promise.all([memo.remember('menu', make), memo.remember('menu', make)])
  expect(one).toBe(other)
  expect(make).toHaveBeenCalledTimes(1)
})

test('each key has its own answer', async () => {
  const { memo } = memoAt()
  expect(await memo.remember('menu', async () => 1)).toBe(1)
  expect(await memo.remember('contacts', async () => 2)).toBe(2)
})

test('a failure rejects and is not cached', async () => {
  const { memo } = memoAt()
  await expect(memo.remember('menu', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await memo.remember('menu', async () => 'up')).toBe('up')
})

test('clearing also forgets computations in flight', async () => {
  const { memo } = memoAt()
  let finish = (_: string) => {}
  const older = memo.remember('menu', () => new Promise<string>(resolve => (finish = resolve)))
  memo.clear()
  expect(await memo.remember('menu', async () => 'after the write')).toBe('after the write')
  finish('before the write')
  expect(await older).toBe('before the write')
  expect(await memo.remember('menu', async () => 'again')).toBe('after the write')
})

test('a late failure of a cleared computation keeps the newer answer', async () => {
  const { memo } = memoAt()
  let fail = (_: Error) => {}
  const older = memo.remember('menu', () => new Promise<string>((_, reject) => (fail = reject)))
  memo.clear()
  await memo.remember('menu', async () => 'newer')
  fail(new Error('late'))
  await expect(older).rejects.toThrow('late')
  expect(await memo.remember('menu', async () => 'again')).toBe('newer')
})

test('made-up keys cannot fill the memory: the oldest is evicted', async () => {
  const { memo } = memoAt(2)
  const make = vi.fn(async (key: string) => key)
  for (const key of ['a', 'b', 'c']) await memo.remember(key, () => make(key))
  await memo.remember('c', () => make('c'))
  expect(make).toHaveBeenCalledTimes(3)
  await memo.remember('a', () => make('a'))
  expect(make).toHaveBeenCalledTimes(4)
})

test('of large answers few are kept', async () => {
  const memo = makeMemo(() => 0, FRESH_MS, { maxKept: 10, maxLarge: 1 })
  const make = vi.fn(async () => 'rows')
  await memo.rememberLarge('one', make)
  await memo.rememberLarge('other', make)
  await memo.rememberLarge('one', make)
  expect(make).toHaveBeenCalledTimes(3)
  await memo.rememberLarge('one', make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('answers are bounded by bytes too: the oldest is evicted', async () => {
  const memo = makeMemo(() => 0, FRESH_MS, { maxBytes: 10_000 })
  const make = vi.fn(async () => 'x'.repeat(2_000))
  for (const key of ['a', 'b', 'c', 'd']) await memo.remember(key, make)
  expect(make).toHaveBeenCalledTimes(4)
  await memo.remember('d', make)
  expect(make).toHaveBeenCalledTimes(4)
  await memo.remember('a', make)
  expect(make).toHaveBeenCalledTimes(5)
})

test('an answer larger than the memory is given and not kept', async () => {
  const memo = makeMemo(() => 0, FRESH_MS, { maxBytes: 10_000 })
  const make = vi.fn(async () => [...'x'.repeat(5_000)])
  expect(await memo.remember('all', make)).toHaveLength(5_000)
  await memo.remember('all', make)
  expect(make).toHaveBeenCalledTimes(2)
})
