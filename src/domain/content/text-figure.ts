import type { FrozenChart } from './tree.ts'

/** The chart on a text's card: drawn only from figures that the text cites. */
export interface TextFigure {
  title: string
  /** Null for a table that the text itself holds. */
  sample: number | null
  chart: FrozenChart['chart']
}

/** The cover of a study: its subject, the figure it is about and what was measured. */
export interface TextCover {
  subject: string
  figure: string
  caption: string
}
