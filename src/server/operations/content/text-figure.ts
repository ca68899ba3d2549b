import type { TextCover, TextFigure } from '#domain/content/text-figure.ts'
import { type Block, type FrozenChart, linesOf, type Span } from '#domain/content/tree.ts'

type Chart = FrozenChart['chart']
type Series = Chart['series'][number]

/** A figure cited in a line of text. */
export interface CitedFigure {
  title: string
  sample: number
  chart: Chart
  /** Null for the first series. */
  series: string | null
}

const MOST_PERIODS = 13
const MOST_ROWS = 5
const MOST_LINES = 2
/** Rows of a table of our own may be as many as the method has factors. */
const MOST_TABLE_ROWS = 6
const LONGEST_NAME = 24

/** The first chart of the text, else the chart of its first cited figure, else its first table of figures. */
export function textFigure(blocks: readonly Block[], cited: readonly CitedFigure[]): TextFigure | null {
  const shown = blocks.flatMap(block =>
    block.kind === 'chart' ? [{ ...block.chart, title: block.caption || block.chart.title }] : [],
  )
  for (const { title, sample, chart } of [...shown, ...cited]) {
    const named = cited.flatMap(figure => (figure.chart === chart && figure.series !== null ? [figure.series] : []))
    const small = shortened(chart, named)
    if (small) return { title, sample, chart: small }
  }
  return tableFigure(blocks)
}

/** The chart at the size of a card; null if it would be illegible or empty. */
function shortened(chart: Chart, named: readonly string[]): Chart | null {
  const { kind, labels, dates, unit } = chart
  if (kind === 'heat') return null
  const isOverTime = dates.length > 0
  const chosen = chart.series.filter(({ id }) => named.includes(id))
  const most = isOverTime && kind !== 'bars' ? MOST_LINES : 1
  const series = (chosen.length > 0 ? chosen : chart.series).slice(0, most)
  const [from, to] = isOverTime ? [Math.max(0, labels.length - MOST_PERIODS), labels.length] : [0, MOST_ROWS]
  const cut = <Value>(values: readonly Value[]): Value[] => values.slice(from, to)
  const drawn = series.map(one => ({
    ...one,
    points: cut(one.points),
    low: cut(one.low),
    high: cut(one.high),
    samples: cut(one.samples),
  }))
  if (!drawn.some(({ points }) => points.filter(point => point !== null).length > 1)) return null
  return { kind: kind === 'stack' ? 'lines' : kind, unit, labels: cut(labels), dates: cut(dates), series: drawn }
}

/** The last column of a table whose cells are all numbers, as bars from zero. */
function tableFigure(blocks: readonly Block[]): TextFigure | null {
  for (const block of blocks) {
    if (block.kind !== 'table' || block.rows.length > MOST_TABLE_ROWS) continue
    const [first = '', ...heads] = block.head.map(textOf)
    const labels = block.rows.map(([name]) => textOf(name ?? []))
    const points = block.rows.map(row => numberIn(textOf(row.at(-1) ?? [])))
    const isMeasured = heads.length > 0 && points.length > 1 && points.every(point => point !== null)
    if (!isMeasured || labels.some(label => label.length > LONGEST_NAME)) continue
    const title = heads.at(-1) ?? ''
    const series: Series = { id: 'table', title, path: null, points, low: [], high: [], samples: [] }
    return {
      title: `${first}: ${title}`,
      sample: null,
      chart: { kind: 'bars', unit: '', labels, dates: [], series: [series] },
    }
  }
  return null
}

/** The cover of a study, from its line of subject, figure and caption. */
export function textCover(line: Block | undefined): TextCover | null {
  if (line?.kind !== 'paragraph') return null
  const [subject = '', figure = '', caption = ''] = line.spans.map(({ text }) => text.trim())
  return { subject, figure, caption }
}

const textOf = (spans: readonly Span[]): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim()

const numberIn = (text: string): number | null => (/^\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null)

/** Every line of text, in order. */
export const spansOf = <S, C>(blocks: readonly Block<S, C>[]): S[] => blocks.flatMap(block => linesOf(block).flat())
