import type { ListedArticle } from '#contract/shapes/article.ts'
import type { InterviewCard } from '#contract/shapes/interview.ts'
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
const STEP = 8

const lines = (text: string, length: number): number => Math.ceil(text.length / length)
const stepped = (height: number): number => Math.ceil(height / STEP) * STEP

/** The height of a row of the list in a wide window. */
export function rowHeight({ title, lead, is_study, cover, figure, changed }: ListedArticle): number {
  const line = is_study && cover !== null ? LINE.study : LINE.news
  const words =
    lines(title, line.title) * line.titleHeight + (lines(lead, line.lead) + lines(changed, 60)) * LEAD_HEIGHT
  const label = figure === null ? 0 : Math.ceil(figure.title.length / CARD_FIGURE.titleLine) * LABEL
  const drawn = figure === null ? 0 : label + cardFigureHeight(figure.chart) + LABEL * 2
  return stepped(Math.max(words + AROUND, drawn, cover === null ? 0 : COVER + LABEL * 2))
}

/** A portrait beside the words is never higher. */
const LEAST = 120

export function interviewHeight({ title, lead }: InterviewCard): number {
  const { title: titleLine, titleHeight, lead: leadLine } = LINE.news
  const words = lines(title, titleLine) * titleHeight + lines(lead, leadLine) * LEAD_HEIGHT
  return stepped(Math.max(words + AROUND - LABEL, LEAST))
}
