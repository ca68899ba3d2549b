import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoader, untilLoaded } from './chunk-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a chunk is asked for again after pauses that double up to five minutes', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')))
  new ChunkLoader(load).ask()
  const pauses: number[] = []
  for (let calls = 2; calls <= 10; calls++) {
    let waited = 0
    while (load.mock.calls.length < calls) {
      await vi.advanceTimersByTimeAsync(5_000)
      waited += 5
    }
    pauses.push(waited)
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
})

test('a failure is reported, and a success clears it', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('lost'))
  const loader = new ChunkLoader(load)
  const seen: unknown[] = []
  loader.subscribe(() => seen.push(loader.getState()))
  await loader.ask()
  expect(seen).toEqual([{ module: null, isLost: true }])
  await loader.ask()
  expect(seen.at(-1)).toEqual({ module: 'module', isLost: false })
  expect(await loader.whenLoaded).toBe('module')
  expect(vi.getTimerCount()).toBe(0)
})

test('a chunk that is loaded or on its way is not asked for again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const load = vi.fn(() => promise)
  const loader = new ChunkLoader(load)
  loader.ask()
  loader.ask()
  resolve('module')
  await loader.whenLoaded
  await loader.ask()
  expect(load).toHaveBeenCalledOnce()
})

test('a chunk that comes late is waited for', async () => {
  const load = vi.fn(async () => 7).mockRejectedValueOnce(new Error('lost'))
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loaded).toBe(7)
})
