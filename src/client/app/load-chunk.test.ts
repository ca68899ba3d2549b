import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const FILE = 'https://example.org/assets/view-Ab12_x.js'
const failure = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)

/** A fresh module per test: it remembers lost files. */
async function freshModule() {
  vi.resetModules()
  return import('./load-chunk.ts')
}

function answering(status: number | null) {
  const probe = vi.fn(async (_address: string) => {
    if (status === null) throw new TypeError('Failed to fetch')
    return { status }
  })
  vi.stubGlobal('fetch', probe)
  return probe
}

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', { location: { href: 'https://example.org/compare/' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('a chunk that fails', () => {
  test.each([
    { status: 404, isGone: true, isServerThere: true },
    { status: 410, isGone: true, isServerThere: true },
    { status: 200, isGone: false, isServerThere: true },
    { status: 503, isGone: false, isServerThere: true },
    { status: null, isGone: false, isServerThere: false },
  ])('with $status for its file: gone $isGone', async ({ status, isGone, isServerThere }) => {
    const { loadChunk, isOutdated } = await freshModule()
    const probe = answering(status)
    await expect(loadChunk(() => Promise.reject(failure))).rejects.toMatchObject({
      message: failure.message,
      isGone,
      isServerThere,
    })
    expect(probe.mock.calls[0]?.[0]).toBe(FILE)
    expect(isOutdated()).toBe(isGone)
  })

  test('without a named file says only whether the server is there', async () => {
    const { loadChunk, isOutdated } = await freshModule()
    const probe = answering(404)
    const load = () => Promise.reject(new TypeError('Importing a module script failed.'))
    await expect(loadChunk(load)).rejects.toMatchObject({ isGone: false, isServerThere: true })
    expect(probe.mock.calls[0]?.[0]).toBe('https://example.org/compare/')
    expect(isOutdated()).toBe(false)
  })

  test('is asked about once, however many loaders it passes', async () => {
    const { loadChunk } = await freshModule()
    const probe = answering(404)
    await expect(loadChunk(() => loadChunk(() => Promise.reject(failure)))).rejects.toMatchObject({ isGone: true })
    expect(probe).toHaveBeenCalledOnce()
  })
})

test('a chunk that loads costs no request, and loading starts at once', async () => {
  const { loadChunk } = await freshModule()
  const probe = answering(200)
  const load = vi.fn(async () => 5)
  const loading = loadChunk(load)
  expect(load).toHaveBeenCalledOnce()
  expect(await loading).toBe(5)
  expect(probe).not.toHaveBeenCalled()
})

describe('a chunk that hangs', () => {
  const hang = () => new Promise<never>(() => undefined)

  test('fails after 30 seconds, not before', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    const { loadChunk } = await freshModule()
    answering(200)
    const failure = vi.fn()
    loadChunk(hang).catch(failure)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'timeout of 30000 ms exceeded', isGone: false, isServerThere: true }),
    )
  })

  test('for a stylesheet has it fetched once more by the next attempt', async () => {
    vi.useFakeTimers()
    const pending = { href: 'https://example.org/assets/view-Ab12_x.css', sheet: null }
    const loaded = { href: 'https://example.org/assets/page-Cd34_y.css', sheet: {} }
    const added: { href: string; onload: () => void }[] = []
    vi.stubGlobal('document', {
      querySelectorAll: () => [pending, loaded],
      createElement: () => ({}),
      head: { append: (link: (typeof added)[0]) => added.push(link) },
    })
    const { loadChunk } = await freshModule()
    answering(200)
    const load = vi.fn(async () => 5).mockImplementationOnce(hang)
    const first = loadChunk(load).catch(() => 'lost')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await first).toBe('lost')
    const second = loadChunk(load)
    expect(added.map(({ href }) => href)).toEqual([`${pending.href}?again=1`])
    expect(load).toHaveBeenCalledOnce()
    added[0]?.onload()
    expect(await second).toBe(5)
  })
})

test('a chunk that loads leaves no timer behind', async () => {
  vi.useFakeTimers()
  const { loadChunk } = await freshModule()
  await loadChunk(async () => 5)
  expect(vi.getTimerCount()).toBe(0)
})
