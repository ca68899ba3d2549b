import type { ReactNode } from 'react'
import { addendFill } from './addends.ts'
import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface AddendRulerProps {
  /** Position in the methodology: decides hue and texture. */
  index: number
  points: number
  /** The most this addend can give: drawn as an outline. */
  limit: number
  /** Points at the full width, so that all rulers of a list share one scale: the largest limit. */
  max: number
  /** Points of the one compared with: a mark with a triangle. */
  other?: number | undefined
  /** «Проекты: 26,4 из 35»; leave out where the numbers stand next to it. */
  label?: string
  /** Numbers at the ruler's end: SVG text. */
  children?: ReactNode
}

/** One addend against its limit and against somebody else. */
export function AddendRuler({ index, points, limit, max, other, label, children }: AddendRulerProps) {
  return (
    <svg className={styles.bar} role="img" aria-label={label} aria-hidden={label === undefined || undefined}>
      <rect className={addendFill(index)} width={percent(points / max)} />
      <rect className={styles.limit} width={percent(limit / max)} />
      {other !== undefined && (
        <svg x={percent(other / max)} overflow="visible" aria-hidden="true">
          <path className={styles.other} d="M-4-5h8L.8 0v16h-1.6V0z" />
        </svg>
      )}
      {children}
    </svg>
  )
}
