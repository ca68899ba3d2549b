import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const Filters = () => <form>Фильтры</form>
const Long = () => <p>{'отзыв '.repeat(20_000)}</p>

/** A fresh module per test: pending parts must not leak between tests. */
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

describe('a deferred part', () => {
  test('is rendered by the server inside a boundary that hydrates separately', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Later = deferredPart(async () => ({ Part: Filters }))
    await loadDeferredParts()
    expect(renderToString(<Later />)).toBe('<!--$--><form>Фильтры</form><!--/$-->')
  })

  test('stays in place however long it is', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Later = deferredPart(async () => ({ Part: Long }))
    await loadDeferredParts()
    expect(renderToString(<Later />)).not.toMatch(/<template|<script|hidden/)
  })

  test('can contain parts', async () => {
    const { deferredPart, loadDeferredParts } = await freshModule()
    const Outer = deferredPart(async () => ({ Part: deferredPart(async () => ({ Part: Filters })) }))
    await loadDeferredParts()
    expect(renderToString(<Outer />)).toContain('Фильтры')
  })

  test('starts loading at once in the browser and renders without a gap when loaded', async () => {
    vi.stubEnv('SSR', false)
    const { deferredPart } = await freshModule()
    const load = vi.fn(async () => ({ Part: Filters }))
    const Later = deferredPart(load, <p>Загружаем…</p>)
    expect(load).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(renderToString(<Later />)).toContain('Фильтры'), 60_000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('shows the fallback in the browser while loading', async () => {
    vi.stubEnv('SSR', false)
    const { deferredPart } = await freshModule()
    const Later = deferredPart(() => new Promise(() => undefined), <p>Загружаем…</p>)
    expect(renderToString(<Later />)).toContain('Загружаем…')
  })

  test('is retried in the browser when loading failed', async () => {
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
