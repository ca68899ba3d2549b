import { describe, expect, test, vi } from 'vitest'
import { type LatePart, latePart } from '../app/late-part.ts'
import type { ViewSource } from '../app/page.ts'
import { failureOf, loadedView, loadView, loadWhole } from './load-view.ts'

let made = 0
const View = () => null

/** A new source each time, because loaded views are cached. */
const sourceOf = (load: ViewSource['load']): ViewSource => ({ module: `test-view-${made++}.tsx`, load })

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
    const drawn = (part: LatePart): ViewSource => ({
      ...sourceOf(async () => ({ View })),
      drawn: { module: 'text.tsx', part },
    })
    const part = latePart(async () => ({ View }))
    const source = drawn(part)
    await loadView(source)
    expect(part.getState().module).toBeNull()
    await loadWhole(source)
    expect(part.getState().module).toBe(View)
    const lost = latePart(() => Promise.reject(new Error('chunk lost')))
    await loadWhole(drawn(lost))
    expect(lost.getState()).toEqual({ module: null, isLost: true })
  })

  test('that failed is fetched again', async () => {
    const load = vi.fn<ViewSource['load']>().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue({ View })
    const source = sourceOf(load)
    await expect(loadView(source)).rejects.toThrow('chunk lost')
    expect(loadedView(source)).toBeNull()
    expect(failureOf(source)).toEqual(new Error('chunk lost'))
    expect(await loadView(source)).toBe(View)
    expect(failureOf(source)).toBeUndefined()
  })
})
