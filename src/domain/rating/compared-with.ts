import { NBSP } from '../numbers/numbers.ts'

interface Compared {
  /** The day a year ago, once the history of places reaches so far. */
  compared_at: string | Date | null
  preceding_year: number | null
}

/** The moment that places of an edition are compared with, one for all pages: «год назад»; null if there is none. */
export function comparedWith({ compared_at, preceding_year }: Compared): string | null {
  if (compared_at !== null) return 'год назад'
  return preceding_year === null ? null : `в выпуске ${preceding_year} года`
}

export interface ShiftedPlace {
  /** Places gained (positive) or lost; null if there is nothing to compare. */
  change: number | null
  place: number
  /** The moment compared with: «год назад». */
  since: string | null
}

/** «год назад — 148-е»; empty if the place is the same, or was none. */
export const placeBefore = ({ change, place, since }: ShiftedPlace): string =>
  change === null || change === 0 || since === null ? '' : `${since}${NBSP}— ${place + change}-е`
