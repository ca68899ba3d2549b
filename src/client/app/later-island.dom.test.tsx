import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterIsland } from './later-island.tsx'

function Chart() {
  return <b>График</b>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('on a page opened in the browser the fallback stands in until the part is loaded', async () => {
  const chunk = Promise.withResolvers<{ Part: ComponentType }>()
  const Island = laterIsland(() => chunk.promise, <p>Загружается</p>)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(() => root.render(<Island />))
  expect(box.textContent).toBe('Загружается')

  await act(async () => chunk.resolve({ Part: Chart }))
  expect(box.textContent).toBe('График')
  await act(() => root.unmount())
})
