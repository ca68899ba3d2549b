import type { Template } from '../../template.ts'

/** Something that went wrong, as the client tells it and as the agency answers. */
export type Trouble = {
  /** The mark that suffers. */
  criterion: 'terms' | 'quality' | 'communication' | 'value'
  topic: string
  /** What went wrong and when. */
  told: readonly Template[]
  /** How it was mended: follows `told` in good and mixed reviews. */
  mended: readonly Template[]
  /** It stayed: follows `told` in critical and some mixed reviews. */
  left: readonly Template[]
  /** What the author would change: the field `better`. */
  change: readonly Template[]
  /** The agency's reply where it was mended. */
  answered: readonly Template[]
  /** The agency's reply where it stayed. */
  admitted: readonly Template[]
}

/** What happens in projects of one service. */
export type StoryStock = {
  /** What was ordered and made; opens a text in any voice. */
  made: readonly Template[]
  /** What the numbers became, what changed after. */
  became: readonly Template[]
  /** What was good in the way of working. */
  liked: readonly Template[]
  /** The agency's reply to a good review, naming this work. */
  praised: readonly Template[]
  troubles: readonly Trouble[]
}
