import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface FitBandProps {
  /** Positions on the axis below, from 0 to 1. */
  middle: { low: number; median: number; high: number } | null
  /** The reader's own value. */
  own: number | null
}

/** The usual range of a measure and the reader's own value. Hidden from screen readers: the row says both in words. */
export function FitBand({ middle, own }: FitBandProps) {
  return (
    <svg className={styles.strip} aria-hidden="true">
      {middle && (
        <>
          <rect
            className={styles.band}
            x={percent(middle.low)}
            y="4"
            width={percent(middle.high - middle.low)}
            height="14"
          />
          <line className={styles.median} x1={percent(middle.median)} x2={percent(middle.median)} y1="2" y2="18" />
        </>
      )}
      {own !== null && <line className={styles.visir} x1={percent(own)} x2={percent(own)} y1="-4" y2="22" />}
    </svg>
  )
}
