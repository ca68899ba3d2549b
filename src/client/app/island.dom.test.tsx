import { act, type ComponentType, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectActs, wakeAll } from './asleep.ts'
import { Island } from './island.tsx'
import { latePart } from './late-part.ts'

const Chart = () => <b>График</b>

function Row() {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Нажато {presses}
    </button>
  )
}

let box: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await act(() => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

test('a late part of a page opened in the browser: its fallback stands in until it is loaded', async () => {
  const chunk = Promise.withResolvers<Record<string, ComponentType>>()
  const part = latePart(() => chunk.promise)
  root = createRoot(box)
  await act(() => root.render(<Island of={part} fallback={<p>Загружается</p>} />))
  expect(box.textContent).toBe('Загружается')
  await act(async () => chunk.resolve({ Chart }))
  expect(box.textContent).toBe('График')
})

test('a late part that the server drew keeps its markup and loads nothing until it is asked for', async () => {
  const load = vi.fn(async () => ({ Chart }))
  const part = latePart(load)
  box.innerHTML = '<div data-drawn="true"><i>Нарисовано</i></div>'
  const page = (isAsked: boolean) => <Island of={part} until="leave" isAsked={isAsked} />
  root = await act(() => hydrateRoot(box, page(false)))
  expect(box.innerHTML).toContain('<i>Нарисовано</i>')
  expect(load).not.toHaveBeenCalled()
  await act(async () => root.render(page(true)))
  expect(box.textContent).toBe('График')
})

describe('a part that waits for an act', () => {
  const page = <Island of={Row} until="act" />
  const isAlive = () => Object.keys(box.querySelector('button') ?? {}).some(key => key.startsWith('__react'))

  beforeEach(async () => {
    connectActs()
    // The server draws every part.
    box.innerHTML = renderToString(<Island of={Row} />)
    root = await act(() => hydrateRoot(box, page))
  })

  test('is left alone until then, and the first press is not lost', async () => {
    expect(isAlive()).toBe(false)
    await act(async () => box.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true })))
    expect(isAlive()).toBe(false)
    await act(async () => box.querySelector('button')?.click())
    expect(box.textContent).toBe('Нажато 1')
  })

  // Last: nothing sleeps after it.
  test('wakes up with the others when the page changes', async () => {
    expect(isAlive()).toBe(false)
    await act(async () => wakeAll())
    expect(isAlive()).toBe(true)
  })
})
