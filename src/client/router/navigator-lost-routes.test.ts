import { afterEach, expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'

const NORTH = '/agency-north/'

/** A navigator on the main page, and the loader of the agencies' route file. A fresh module: routes are remembered. */
async function visit() {
  vi.resetModules()
  const { DEFERRED_ROUTES } = await import('../routes/routes.ts')
  const { Navigator } = await import('./navigator.ts')
  const { resolvePage } = await import('./resolve-page.ts')
  const { loadView } = await import('./load-view.ts')
  const { makeStore } = await import('../store/make-store.ts')
  const agencies = DEFERRED_ROUTES.find(({ has }) => has('agency'))
  if (!agencies) throw new Error('Agencies have no route file')
  const load = vi.spyOn(agencies, 'load').mockRejectedValueOnce(new Error('lost'))
  const api = (async (name: string) => ({ name })) as unknown as CallApi
  const navigator = new Navigator(makeStore(undefined, { api }), api, resolvePage('/', ''))
  return { navigator, load, retry: () => loadView(navigator.current.page.views.desktop) }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a lost route file leaves neither the old page nor a running progress bar', async () => {
  const { navigator } = await visit()
  expect(await navigator.go(NORTH, '')).toBe(true)
  expect(navigator).toMatchObject({ isMoving: false, current: { pathname: NORTH } })
  expect(navigator.current.page.name).not.toBe('agency')
})

test('a retry resolves the address', async () => {
  const { navigator, load, retry } = await visit()
  await navigator.go(NORTH, '')
  await retry()
  expect(load).toHaveBeenCalledTimes(2)
  expect(navigator.current).toMatchObject({ pathname: NORTH, page: { name: 'agency' } })
})

test('a retry that fails can be repeated', async () => {
  const { navigator, load, retry } = await visit()
  await navigator.go(NORTH, '')
  load.mockRejectedValueOnce(new Error('still lost'))
  await expect(retry()).rejects.toThrow('still lost')
  await retry()
  expect(navigator.current.page.name).toBe('agency')
})

test('a retry that succeeds after the visitor has moved on does not take them back', async () => {
  const { navigator, retry } = await visit()
  await navigator.go(NORTH, '')
  const retrying = retry()
  await navigator.go('/', '')
  await retrying
  expect(navigator.current.pathname).toBe('/')
})
