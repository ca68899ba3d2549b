import styles from './addend.module.css'

/** In the order of the methodology. The heavy addends are solid, the small hatched; one hue groups two by meaning. */
const ADDEND_FILLS = [
  styles.works,
  styles.voices,
  styles.self,
  styles['works-hatch'],
  styles['voices-hatch'],
  styles['self-hatch'],
] as const

export const addendFill = (index: number): string | undefined => ADDEND_FILLS[index]

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
