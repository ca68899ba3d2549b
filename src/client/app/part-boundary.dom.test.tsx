import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrashContext, ErrorBoundary } from './error-boundary.tsx'
import { LocationContext } from './location.tsx'
import type { AnyPage } from './page.ts'
import { PartBoundary } from './part-boundary.tsx'

const onCrash = vi.fn()
const onPageCrash = vi.fn()
let root: Root
let isBroken = true

function Part() {
  if (isBroken) throw new Error('broken')
  return <i>часть</i>
}

const pageAt = (pathname: string) => ({
  page: {} as AnyPage,
  pathname,
  search: '',
  params: {},
  requests: [],
})

const show = (path: string, part: ReactNode) =>
  act(() =>
    root.render(
      <LocationContext value={pageAt(path)}>
        <CrashContext value={onCrash}>
          <ErrorBoundary pageKey={path} onCrash={onPageCrash}>
            <p>страница</p>
            <PartBoundary>{part}</PartBoundary>
          </ErrorBoundary>
        </CrashContext>
      </LocationContext>,
    ),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React reports every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onCrash.mockClear()
  isBroken = true
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a crash removes only the part and is reported', async () => {
  await show('/', <Part />)
  expect(document.body.textContent).toBe('страница')
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(new Error('broken'), expect.stringContaining('Part'))
  expect(onPageCrash).not.toHaveBeenCalled()
})

test('the next page shows the part again', async () => {
  await show('/', <Part />)
  isBroken = false
  await show('/wall/', <Part />)
  expect(document.body.textContent).toBe('страницачасть')
})
