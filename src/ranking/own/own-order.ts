import { withPlaces } from '../rank.ts'
import { sum, toTenth } from '../score.ts'
import type { OwnWeights } from './own-weights.ts'

/** A row of the official list with its unrounded addends. */
export interface WeighedRow {
  addends: readonly number[]
}

export interface OwnPlace<Row extends WeighedRow> {
  row: Row
  place: number
  score: number
  /** Of the score, unrounded. */
  addends: readonly number[]
}

/**
 * The rows in the order of other weights. An addend is its weight times a measure, so dividing by the official weight gives
 * the measure back. The rows come in the official order, which decides between equal scores: with the official weights
 * this is the official list.
 */
export const orderByWeights = <Row extends WeighedRow>(
  rows: readonly Row[],
  official: OwnWeights,
  own: OwnWeights,
): OwnPlace<Row>[] => {
  const factors = weightFactors(official, own)
  return withPlaces(
    rows.map(row => {
      const addends = row.addends.map((points, index) => points * (factors[index] ?? 0))
      return { row, addends, score: toTenth(sum(addends)) }
    }),
    () => '',
  )
}

/** What to multiply each official addend by. */
export const weightFactors = (official: OwnWeights, own: OwnWeights): number[] =>
  official.map((weight, index) => (weight > 0 ? (own[index] ?? 0) / weight : 0))

/** Half of the last digit that is shown. */
const HALF = 0.05
/** Far above the error of single precision in a sum of six addends. */
const SURELY = 1e-5

/**
 * Addends are stored in single precision: on the edge between two tenths their sum may round to the other one. The largest
 * moves by as little as brings the published score back.
 */
export function matchScore(addends: readonly number[], score: number): number[] {
  const total = sum(addends)
  if (toTenth(total) === score) return [...addends]
  const shift = total < score ? score - HALF - total + SURELY : score + HALF - total - SURELY
  const largest = addends.indexOf(Math.max(...addends))
  return addends.map((points, index) => (index === largest ? points + shift : points))
}
