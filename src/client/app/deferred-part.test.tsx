import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const Filters = () => <form>Фильтры</form>
const Long = () => <p>{'отзыв '.repeat(20_000)}</p>

/** The module afresh: which parts wait to be loaded must not pass from test to test. */
async function freshModule() {
  vi.resetModules()
  return import('./deferred-part.tsx')
}

beforeEach(() => {
  vi.stubEnv('SSR', true)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a later part', () => {
  test('is whole in what the server sends, inside a boundary that the browser can take over by itself', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Later = deferredPart(async () => ({ Part: Filters }))
    await loadDeferredParts()
    expect(renderToString(<Later />)).toBe('<!--$--><form>Фильтры</form><!--/$-->')
  })

  test('stays in its place however long it is', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Later = deferredPart(async () => ({ Part: Long }))
    await loadDeferredParts()
    expect(renderToString(<Later />)).not.toMatch(/<template|<script|hidden/)
  })

  test('may have parts of its own', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Outer = deferredPart(async () => ({ Part: deferredPart(async () => ({ Part: Filters })) }))
    await loadDeferredParts()
    expect(renderToString(<Outer />)).toContain('Фильтры')
  })

  test('in the browser is asked for at once, and shown without a gap if it is there when wanted', async () => {
    vi.stubEnv('SSR', false)
    const { deferredPart } = await freshModule()
    const load = vi.fn(async () => ({ Part: Filters }))
    const Later = deferredPart(load, <p>Загружаем…</p>)
    expect(load).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(renderToString(<Later />)).toContain('Фильтры'), 60_000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('in the browser leaves its place to the fallback while it is on its way', async () => {
    vi.stubEnv('SSR', false)
    const { deferredPart } = await freshModule()
    const Later = deferredPart(() => new Promise(() => undefined), <p>Загружаем…</p>)
    expect(renderToString(<Later />)).toContain('Загружаем…')
  })

  test('in the browser is asked for again when it did not come', async () => {
    vi.useFakeTimers()
    vi.stubEnv('SSR', false)
    const { deferredPart } = await freshModule()
    const load = vi.fn(async () => ({ Part: Filters })).mockRejectedValueOnce(new Error('Failed to fetch'))
    const Later = deferredPart(load)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(renderToString(<Later />)).toContain('Фильтры')
    vi.useRealTimers()
  })
})
