import { FACTORS } from '#domain/rating/factors.ts'
import styles from './addend.module.css'
import { ADDEND_FILLS } from './addend-fills.ts'

export const addendFill = (index: number): string | undefined => {
  const factor = FACTORS[index]
  return factor && styles[ADDEND_FILLS[factor]]
}

export interface AddendSegment {
  fill: string | undefined
  start: number
  points: number
}

/** The addends end to end. */
export function addendSegments(addends: readonly number[]): AddendSegment[] {
  let end = 0
  return addends.map((points, index) => {
    const start = end
    end += points
    return { fill: addendFill(index), start, points }
  })
}
