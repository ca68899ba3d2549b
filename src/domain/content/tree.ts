/** A run of text. Flat on purpose: nothing in a text nests deeper than its block. */
export interface Span {
  text: string
  isStrong?: true
  isEmphasis?: true
  isCode?: true
  href?: string
  /** The first mention of a term of the ABC, linked when the text is read. */
  isTerm?: true
}

/** A statistics chart as it was when the text was saved, so that figures in the text and in the chart agree. */
export interface FrozenChart {
  id: string
  tab: string
  title: string
  source: string
  sample: number
  /** «2026-11-16» of a chart without periods; the others are of the day of the text. */
  dataOn?: string
  choices: { region: string; device: string; rating: string; period: string }
  chart: {
    kind: 'lines' | 'band' | 'stack' | 'bars' | 'dots' | 'heat'
    unit: string
    labels: string[]
    dates: string[]
    series: ChartSeries[]
  }
}

interface ChartSeries {
  id: string
  title: string
  path: string | null
  points: (number | null)[]
  low: (number | null)[]
  high: (number | null)[]
  samples: number[]
}

/** `S` and `C` are other types until the figures are known. */
export type Block<S = Span, C = FrozenChart> =
  | { kind: 'paragraph'; spans: S[] }
  | { kind: 'heading'; level: number; id: string; text: string }
  | { kind: 'list'; isOrdered: boolean; items: { depth: number; spans: S[] }[] }
  | { kind: 'table'; head: S[][]; rows: S[][][] }
  | { kind: 'quote'; person: string | null; paragraphs: S[][] }
  | { kind: 'aside'; paragraphs: S[][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; caption: string; src: string; width: number; height: number; source: string; alt: string }
  | { kind: 'chart'; caption: string; chart: C }
  | { kind: 'rating'; caption: string; path: string; rows: number }
  | { kind: 'agency'; slug: string }

/** Every run of text of the block, by line. */
export function linesOf<S, C>(block: Block<S, C>): S[][] {
  switch (block.kind) {
    case 'paragraph':
      return [block.spans]
    case 'list':
      return block.items.map(({ spans }) => spans)
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'quote':
    case 'aside':
      return block.paragraphs
    default:
      return []
  }
}

/** The same blocks with every line of text and every chart replaced. */
export function mapBlock<S, C, T, D>(
  block: Block<S, C>,
  line: (spans: S[]) => T[],
  chart: (asked: C) => D,
): Block<T, D> {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, spans: line(block.spans) }
    case 'list':
      return { ...block, items: block.items.map(item => ({ ...item, spans: line(item.spans) })) }
    case 'table':
      return { ...block, head: block.head.map(line), rows: block.rows.map(row => row.map(line)) }
    case 'quote':
    case 'aside':
      return { ...block, paragraphs: block.paragraphs.map(line) }
    case 'chart':
      return { ...block, chart: chart(block.chart) }
    default:
      return block
  }
}
