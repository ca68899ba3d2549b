import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadInFull, loadInFullWithout } from './full-load.ts'
import { LostChunk } from './load-chunk.ts'

const FILE = '/assets/view-1.js'
const lost = (status: number | null) => new LostChunk(new Error('lost'), status, FILE)
let reload: ReturnType<typeof vi.fn>

/** The entry's file names the build. A real element would be loaded. */
const builtAs = (src: string) => {
  vi.spyOn(document, 'querySelector').mockReturnValue({ src } as HTMLScriptElement)
}

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  window.history.replaceState({ entry: '5' }, '')
  builtAs('/assets/entry-1.js')
})
afterEach(() => {
  window.history.replaceState(null, '')
  vi.restoreAllMocks()
})

describe('a full load', () => {
  test('happens once for an entry of the history and a build, and keeps the state of the entry', () => {
    expect(loadInFull(false)).toBe(true)
    expect(loadInFull(false)).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
    expect(window.history.state).toMatchObject({ entry: '5' })
  })

  test('happens again with another build, or when asked for', () => {
    loadInFull(false)
    builtAs('/assets/entry-2.js')
    expect(loadInFull(false)).toBe(true)
    expect(loadInFull(true)).toBe(true)
  })
})

test.each([
  { of: 'a file that is gone', error: lost(404), isRetry: false, isLeft: true },
  { of: 'a network failure', error: lost(null), isRetry: false, isLeft: false },
  { of: 'a network failure again', error: lost(null), isRetry: true, isLeft: false },
  { of: 'a file that is there', error: lost(200), isRetry: false, isLeft: false },
  { of: 'a file that is there but failed again', error: lost(200), isRetry: true, isLeft: true },
  { of: 'another error', error: new Error('timeout'), isRetry: true, isLeft: false },
])('because of $of the page is left: $isLeft', ({ error, isRetry, isLeft }) => {
  expect(loadInFullWithout(error, isRetry)).toBe(isLeft)
  expect(reload).toHaveBeenCalledTimes(Number(isLeft))
})
