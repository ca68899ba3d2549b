import { expect, test, vi } from 'vitest'
import { makeTurns } from './turns.ts'

const LIMITS = { atOnce: 2, waiting: 2, waitMs: 600_000 }

/** Renders that the test ends by hand, in the order of their start. */
function slowRenders() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    end: (name: string) => ends.get(name)?.(),
    render: (name: string) => () => {
      started.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    },
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('renders up to the limit run concurrently; the rest queue', async () => {
  const queue = makeTurns(LIMITS)
  const { started, render, end } = slowRenders()
  const answers = ['a', 'b', 'c', 'd'].map(name => queue.run(render(name)))
  await settled()
  expect(started).toEqual(['a', 'b'])
  end('b')
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
  end('a')
  await settled()
  for (const name of ['c', 'd']) end(name)
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
})

test('a full queue refuses immediately and accepts again when there is room', async () => {
  const queue = makeTurns(LIMITS)
  const { render, end } = slowRenders()
  const running = ['a', 'b', 'c', 'd'].map(name => queue.run(render(name)))
  await settled()
  expect(queue.isFull()).toBe(true)
  await expect(queue.run(render('e'))).rejects.toMatchObject({ status: 503, retryAfter: 10 })
  end('a')
  await settled()
  expect(queue.isFull()).toBe(false)
  for (const name of ['b', 'c', 'd']) {
    await settled()
    end(name)
  }
  await Promise.all(running)
  expect(await queue.run(async () => 'later')).toBe('later')
})

test('a task that waits too long is refused', async () => {
  vi.useFakeTimers()
  try {
    const queue = makeTurns({ ...LIMITS, atOnce: 1, waitMs: 5_000 })
    const { started, render, end } = slowRenders()
    const first = queue.run(render('a'))
    const refused = expect(queue.run(render('b'))).rejects.toMatchObject({ status: 503 })
    await vi.advanceTimersByTimeAsync(5_000)
    await refused
    end('a')
    expect(await first).toBe('a')
    expect(started).toEqual(['a'])
    expect(await queue.run(async () => 'next')).toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

test('a failed render gives its place to the next', async () => {
  const queue = makeTurns({ ...LIMITS, atOnce: 1 })
  const failed = expect(queue.run(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const next = queue.run(async () => 'up')
  await failed
  expect(await next).toBe('up')
})
