import type { TextFigure } from '#contract/shapes/article.ts'

type Chart = TextFigure['chart']

/** The chart on a card, in its own units. */
export const CARD_FIGURE = {
  width: 320,
  height: 160,
  left: 52,
  right: 122,
  top: 28,
  bottom: 30,
  names: 132,
  maxLabels: 1,
  nameLength: 10,
  labelGap: 23,
  maxBelow: 2,
  maxRows: 6,
  /** Characters of the caption on one line. */
  titleLine: 38,
} as const

/** Longer names stand above their rows, so that none is cut. */
const LONGEST_BESIDE = 14
const ROW = { beside: 32, above: 54 }
const ROWS_AROUND = 38

export const figureSize = ({ labels }: Pick<Chart, 'labels'>) =>
  labels.some(label => label.length > LONGEST_BESIDE) ? { ...CARD_FIGURE, names: 0 } : CARD_FIGURE

/** Known without the code that draws. */
export const cardFigureHeight = (chart: Pick<Chart, 'labels' | 'dates'>): number => {
  if (chart.dates.length > 0) return CARD_FIGURE.height
  return ROWS_AROUND + chart.labels.length * (figureSize(chart).names === 0 ? ROW.above : ROW.beside)
}
