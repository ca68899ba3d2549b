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
