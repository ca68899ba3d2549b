import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { EXAMPLE_CHARTS } from '#tests/gallery/example-charts.ts'
import { markedIds } from './chart-data.ts'
import { LiveChart } from './live-chart.tsx'

const chart = EXAMPLE_CHARTS.lines
let box: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  box = document.body.firstElementChild as HTMLElement
  const root = createRoot(box)
  flushSync(() =>
    root.render(<LiveChart chart={chart} title="Доли" marked={markedIds(chart, [])} id="x" isPhone={false} isLive />),
  )
})

const slider = () => box.querySelector('[role="slider"]') as HTMLElement
const valueText = () => slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ') ?? ''
const press = (key: string) =>
  flushSync(() => slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const point = (type: string, clientX: number) => {
  slider().getBoundingClientRect = () => ({ left: 0, width: 328 }) as DOMRect
  slider().dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, pointerType: 'mouse' }))
}

test('the визир rests at the same month a year ago and says every value', () => {
  expect(valueText()).toMatch(/^дек 2025: 1С-Битрикс — \d+,\d %, Tilda — \d+,\d %, WordPress/)
  expect(box.textContent).toContain('дек 2025, год назад')
})

test('arrows move it by a month, Home and End to the ends, Escape back', () => {
  press('ArrowRight')
  expect(valueText()).toMatch(/^янв 2026/)
  expect(box.textContent).not.toContain('год назад')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(valueText()).toMatch(/^ноя 2025/)
  press('Home')
  press('ArrowLeft')
  expect(valueText()).toMatch(/^янв 2025/)
  press('End')
  press('ArrowRight')
  expect(valueText()).toMatch(/^дек 2026/)
  expect(slider().getAttribute('aria-valuenow')).toBe('23')
  press('Escape')
  expect(valueText()).toMatch(/^дек 2025/)
})

test('other keys are left to the browser', () => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  slider().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

test('the mouse moves it to the nearest month', async () => {
  point('pointermove', 0)
  await expect.poll(valueText).toMatch(/^янв 2025/)
  point('pointermove', 328)
  await expect.poll(valueText).toMatch(/^дек 2026/)
})
