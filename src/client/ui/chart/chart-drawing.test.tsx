import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EXAMPLE_CHARTS } from '#tests/gallery/example-charts.ts'
import { markedIds } from './chart-data.ts'
import { ChartDrawing, drawingSize, isReadable } from './chart-drawing.tsx'
import { CHART_SIZES, type ChartSize } from './chart-size.ts'
import { LiveChart } from './live-chart.tsx'
import { SparkLine } from './spark-line.tsx'

type Example = keyof typeof EXAMPLE_CHARTS

function draw(name: Example, size: ChartSize = CHART_SIZES.wide): string {
  const chart = EXAMPLE_CHARTS[name]
  const drawing = <ChartDrawing chart={chart} marked={markedIds(chart, [])} size={size} id="x" />
  return renderToStaticMarkup(drawing).replaceAll('\u00a0', ' ')
}

const count = (html: string, part: RegExp) => html.match(new RegExp(part, 'g'))?.length ?? 0
const shown = (html: string) => html.replace(/<[^>]*>/g, '|')
const all = Object.keys(EXAMPLE_CHARTS) as Example[]

test.each(all)('%s: geometry is finite and nothing is styled inline', name => {
  for (const size of Object.values(CHART_SIZES)) {
    const html = draw(name, size)
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=/)
    expect(Object.values(drawingSize(EXAMPLE_CHARTS[name], size)).every(length => length > 0)).toBe(true)
  }
})

test('lines have a path each and end with the last value and the name', () => {
  const html = draw('lines')
  expect(count(html, /<path /)).toBe(5)
  expect(shown(html)).toMatch(/\d+,\d\|+1С-Битрикс/)
  expect(shown(html)).toContain('дек 2026')
})

test('a gap breaks the line, and a lone point is a dot', () => {
  const html = draw('gaps')
  expect(/<path [^>]*d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(3)
  // The lone point and the end of the line.
  expect(count(html, /<circle /)).toBe(2)
})

test('a band lies under its line', () => {
  const html = draw('band')
  expect(count(html, /<path /)).toBe(2)
  expect(shown(html)).toContain('900 тыс.')
})

test('layers are told apart by texture', () => {
  const html = draw('stack')
  expect(html).toContain('url(#x-hatch)')
  expect(html).toContain('id="x-hatch"')
})

test('columns start at zero, one for each value', () => {
  const html = draw('columns')
  const { height, bottom } = CHART_SIZES.wide
  const bars = [...html.matchAll(/<rect [^>]*y="([\d.]+)"[^>]* height="([\d.]+)"/g)]
  expect(bars).toHaveLength(12)
  for (const [, top, length] of bars) expect(Number(top) + Number(length)).toBeCloseTo(height - bottom, 0)
})

test('bars show their figures, and too little data is said', () => {
  const html = draw('bars')
  expect(count(html, /<rect /)).toBe(3)
  for (const text of ['Москва', '214', '96', '41', 'мало данных']) expect(shown(html)).toContain(text)
  const [moscow, petersburg] = [...html.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect((petersburg ?? 0) / (moscow ?? 1)).toBeCloseTo(96 / 214, 2)
})

test('a long name of a row is whole, and the axis begins after it', () => {
  const { bars } = EXAMPLE_CHARTS
  const labels = ['Северо-Западный федеральный округ', ...bars.labels.slice(1)]
  const draws = [bars, { ...bars, labels }].map(chart =>
    renderToStaticMarkup(<ChartDrawing chart={chart} marked={[]} size={CHART_SIZES.wide} id="x" />),
  )
  expect(draws[1]).toContain('>Северо-Западный федеральный округ<')
  const [short, long] = draws.map(html => Number(/<rect [^>]*x="([\d.]+)"/.exec(html)?.[1]))
  expect(long).toBeGreaterThan(short ?? 0)
})

test('of two dots in a row the lower has its figure on the left', () => {
  const html = draw('dots')
  expect(count(html, /<circle /)).toBe(10)
  expect(html).toMatch(/text-anchor="end">4,12</)
  expect(html).toMatch(/text-anchor="start">4,20</)
  expect(shown(html)).toContain('Год до него')
})

test('two equal dots stand one above the other and share their figure', () => {
  const { dots } = EXAMPLE_CHARTS
  const [first, ...others] = dots.series
  const same = { ...dots, series: [first, ...others.map(series => ({ ...series, points: first?.points ?? [] }))] }
  const html = renderToStaticMarkup(
    <ChartDrawing chart={same as typeof dots} marked={[]} size={CHART_SIZES.narrow} id="x" />,
  )
  const places = [...html.matchAll(/<circle [^>]*cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`)
  expect(new Set(places).size).toBe(places.length)
  const figures = html.match(/<text [^>]*text-anchor="(start|end)">\d/g) ?? []
  expect(figures).toHaveLength(dots.labels.length)
})

test('a heat map shows every number; narrow ones have months as rows', () => {
  expect(count(draw('heat'), /<rect /)).toBe(24)
  expect(shown(draw('heat'))).toContain('2026')
  expect(drawingSize(EXAMPLE_CHARTS.heat, CHART_SIZES.narrow).height).toBeGreaterThan(
    drawingSize(EXAMPLE_CHARTS.heat, CHART_SIZES.wide).height,
  )
})

test('a picture shows the first rows only', () => {
  const { bars } = EXAMPLE_CHARTS
  const labels = Array.from({ length: 20 }, (_, index) => `Город ${index}`)
  const many = {
    ...bars,
    labels,
    series: bars.series.map(one => ({ ...one, points: labels.map((_, index) => 20 - index) })),
  }
  const drawing = <ChartDrawing chart={many} marked={[]} size={CHART_SIZES.picture} id="x" />
  expect(count(renderToStaticMarkup(drawing), /<rect /)).toBe(CHART_SIZES.picture.maxRows)
})

test('without scripts the chart is a picture with a text, at rest a year ago', () => {
  const chart = EXAMPLE_CHARTS.lines
  const html = renderToStaticMarkup(
    <LiveChart chart={chart} title="Доли" marked={markedIds(chart, [])} id="x" isPhone isLive={false} />,
  )
  expect(html).toContain('role="img"')
  expect(html).toContain('aria-label="Доли. В процентах. 1С-Битрикс: янв 2025')
  expect(html).toContain('>дек 2025<')
  expect(html).not.toContain('slider')
  expect(html.match(/<svg/g)).toHaveLength(1)
})

test('only charts over time are read with the визир', () => {
  expect(all.filter(name => isReadable(EXAMPLE_CHARTS[name]))).toEqual(['lines', 'gaps', 'band', 'stack', 'columns'])
})

test('a series that never changes is a level line in miniature, one of a single value is not drawn', () => {
  expect(renderToStaticMarkup(<SparkLine points={[3, 3, 3]} />)).toContain('d="M4,24L48,24L92,24"')
  expect(renderToStaticMarkup(<SparkLine points={[null, 3]} />)).toBe('')
})
