import type { RatingRows } from './rating-rows-slice.ts'

const NONE: RatingRows['opened'] = {}

/** Separate from its slice, which is loaded only when a row is opened. */
export const selectOpenRows = ({ ratingRows }: { ratingRows?: RatingRows }, path: string): RatingRows['opened'] =>
  ratingRows?.path === path ? ratingRows.opened : NONE
