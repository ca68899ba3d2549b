import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ViewSource } from '../app/page.ts'
import { loadedView, loadView } from './load-view.ts'

let made = 0
const View = () => null

/** A view under a name of its own: what is loaded stays loaded. */
const sourceOf = (load: ViewSource['load']): ViewSource => ({ module: `test-view-${made++}.tsx`, load })

afterEach(() => {
  vi.useRealTimers()
})

describe('a view', () => {
  test('is there at once after it was loaded, and is fetched once', async () => {
    const load = vi.fn(async () => ({ View }))
    const source = sourceOf(load)
    expect(loadedView(source)).toBeNull()
    expect(await loadView(source)).toBe(View)
    expect(loadedView(source)).toBe(View)
    await loadView(source)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that did not come is asked for again: a failure is not remembered', async () => {
    const load = vi.fn<ViewSource['load']>().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue({ View })
    const source = sourceOf(load)
    await expect(loadView(source)).rejects.toThrow('chunk lost')
    expect(loadedView(source)).toBeNull()
    expect(await loadView(source)).toBe(View)
  })

  test('has failed when it does not come in 30 seconds, not before', async () => {
    vi.useFakeTimers()
    const failure = vi.fn()
    loadView(sourceOf(() => new Promise(() => undefined))).catch(failure)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledExactlyOnceWith(new Error('timeout of 30000 ms exceeded'))
  })

  test('that came leaves no timer behind', async () => {
    vi.useFakeTimers()
    await loadView(sourceOf(async () => ({ View })))
    expect(vi.getTimerCount()).toBe(0)
  })
})
