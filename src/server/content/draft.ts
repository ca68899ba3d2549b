import type { Block, Span } from '#domain/content/tree.ts'
import type { StatChoices } from '#domain/stats/stat-choices.ts'

export interface Problem {
  line: number
  text: string
}

export interface ChartAsk {
  id: string
  choices: StatChoices
  line: number
}

/** `:stat{…}` and `:change{…}`: replaced by a figure when the text is saved. */
export interface FigureAsk extends ChartAsk {
  kind: 'stat' | 'change'
  series: string | null
  at: 'first' | 'last' | 'year-ago'
  /** The series a change is counted from; null counts from a year before. */
  against: string | null
  gender: 'm' | 'f' | 'n' | 'p'
}

export interface DraftSpan extends Span {
  figure?: FigureAsk
}

export type DraftBlock = Block<DraftSpan, ChartAsk>

/** An address of our own site, to be checked against the database. */
export interface OwnLink {
  path: string
  line: number
}

/** An agency that a text shows: by slug, or by its place in a rating until the text is saved. */
export interface AgencyAsk {
  slug: string
  line: number
}

export interface Draft {
  blocks: DraftBlock[]
  links: OwnLink[]
  agencies: AgencyAsk[]
  pictures: OwnLink[]
  problems: Problem[]
}
