import { roundDecimal } from '../numbers/numbers.ts'

/** Averages are rounded once, where they are shown: of up to 100,000 marks these digits leave no other result. */
export const AVERAGE_DIGITS = 6

export const averageMark = (sum: number, marks: number): number | null =>
  marks === 0 ? null : roundDecimal(sum / marks, AVERAGE_DIGITS)
