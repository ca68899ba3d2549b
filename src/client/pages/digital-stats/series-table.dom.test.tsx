import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import type { ChartData } from '../../ui/chart/chart-data.ts'
import { MARKS_FORM } from './choices.tsx'
import { SeriesTable } from './series-table.tsx'

const series = (id: string, points: number[]) => ({
  ...{ id, title: id, path: null, points, low: [], high: [] },
  samples: points.map(() => 9),
})
const CHART: ChartData = {
  kind: 'lines',
  unit: '%',
  labels: ['3 кв. 2025', '2 кв. 2026', '3 кв. 2026'],
  dates: ['2025-07-01', '2026-04-01', '2026-07-01'],
  series: [series('nginx', [68.8, 65.7, 69]), series('apache', [25.5, 28.3, 27.9]), series('iis', [5.7, 6, 3.1])],
}

let submitted: string[][]

beforeEach(() => {
  document.body.innerHTML = `<form id="${MARKS_FORM}"></form><div></div>`
  submitted = []
  document.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    const boxes = document.querySelectorAll<HTMLInputElement>('input[name="mark"]:checked')
    submitted.push(Array.from(boxes, ({ value }) => value))
  })
  const root = createRoot(document.querySelector('div') as HTMLElement)
  flushSync(() =>
    root.render(
      <SeriesTable id="web-servers" title="Серверы?" chart={CHART} marked={['nginx', 'apache']} isPhone={false} />,
    ),
  )
})

const box = (id: string) => document.querySelector(`input[value="web-servers.${id}"]`) as HTMLInputElement

test('the boxes of series in ink are ticked and belong to their form', () => {
  expect(['nginx', 'apache', 'iis'].map(id => box(id).checked)).toEqual([true, true, false])
  expect(box('iis').getAttribute('form')).toBe(MARKS_FORM)
})

test('muting a series sends the marks that are left', () => {
  flushSync(() => box('apache').click())
  expect(submitted).toEqual([['web-servers.nginx']])
})

test('a row says the last value and how it moved in a quarter and a year', () => {
  const cells = Array.from(document.querySelectorAll('tbody tr:first-child td'), cell => cell.textContent)
  expect(cells.slice(0, 3)).toEqual(['69,0', '+3,3', '+0,2'])
  expect(document.querySelector('thead')?.textContent).toContain('за квартал')
})
