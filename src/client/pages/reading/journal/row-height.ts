import type { ListedArticle } from '#contract/shapes/article.ts'
import { CARD_FIGURE, cardFigureHeight } from '../figure/figure-size.ts'

/** Estimated on the safe side: the drawn ruler needs heights before the browser has set the text. */
const LINE = {
  news: { title: 50, titleHeight: 26, lead: 64 },
  study: { title: 29, titleHeight: 38, lead: 48 },
} as const
const LEAD_HEIGHT = 24
/** Category, reading time, gaps and the space around a row. */
const AROUND = 96
const LABEL = 21
const COVER = 157
/** What was changed takes the width of the lead. */
const STEP = 8

/** The height of a row of the list in a wide window. */
export function rowHeight({ title, lead, is_study, cover, figure, changed }: ListedArticle): number {
  const line = is_study && cover !== null ? LINE.study : LINE.news
  const lines = (text: string, length: number) => Math.ceil(text.length / length)
  const words =
    lines(title, line.title) * line.titleHeight + (lines(lead, line.lead) + lines(changed, 60)) * LEAD_HEIGHT
  const label = figure === null ? 0 : Math.ceil(figure.title.length / CARD_FIGURE.titleLine) * LABEL
  const drawn = figure === null ? 0 : label + cardFigureHeight(figure.chart) + LABEL * 2
  return Math.ceil(Math.max(words + AROUND, drawn, cover === null ? 0 : COVER + LABEL * 2) / STEP) * STEP
}
