import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ViewSource } from '../app/page.ts'
import { loaderOf } from '../app/use-deferred.ts'
import { loadedView, loadView, loadWhole } from './load-view.ts'

let made = 0
const View = () => null

/** A new source each time, because loaded views are cached. */
const sourceOf = (load: ViewSource['load']): ViewSource => ({ module: `test-view-${made++}.tsx`, load })

afterEach(() => {
  vi.useRealTimers()
})

describe('a view', () => {
  test('is fetched once and then available synchronously', async () => {
    const load = vi.fn(async () => ({ View }))
    const source = sourceOf(load)
    expect(loadedView(source)).toBeNull()
    expect(await loadView(source)).toBe(View)
    expect(loadedView(source)).toBe(View)
    await loadView(source)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that a part fills is whole once the part is loaded, and is not held up by a lost one', async () => {
    const partOf = (load: () => Promise<{ Part: typeof View }>) => ({ load, Part: null })
    const part = partOf(async () => ({ Part: View }))
    const lost = partOf(() => Promise.reject(new Error('chunk lost')))
    const source = sourceOf(async () => ({ View, partOf: name => (name === 'news' ? part : lost) }))
    await loadView(source)
    expect(loaderOf(part.load).getState().module).toBeNull()
    await loadWhole(source, 'news')
    expect(loaderOf(part.load).getState().module).toEqual({ Part: View })
    await loadWhole(source, 'cases')
    expect(loaderOf(lost.load).getState()).toEqual({ module: null, isLost: true })
  })

  test('that failed is fetched again', async () => {
    const load = vi.fn<ViewSource['load']>().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue({ View })
    const source = sourceOf(load)
    await expect(loadView(source)).rejects.toThrow('chunk lost')
    expect(loadedView(source)).toBeNull()
    expect(await loadView(source)).toBe(View)
  })

  test('fails after 30 seconds, not before', async () => {
    vi.useFakeTimers()
    const failure = vi.fn()
    loadView(sourceOf(() => new Promise(() => undefined))).catch(failure)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledExactlyOnceWith(new Error('timeout of 30000 ms exceeded'))
  })

  test('that loaded leaves no timer behind', async () => {
    vi.useFakeTimers()
    await loadView(sourceOf(async () => ({ View })))
    expect(vi.getTimerCount()).toBe(0)
  })
})
