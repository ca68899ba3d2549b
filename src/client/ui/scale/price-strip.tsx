import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface PriceStripProps {
  /** Positions on the axis of the column head, from 0 to 1. Prices are logarithmic, so never a bar. */
  from: number | null
  /** The middle half of paid projects and their median; null while they are too few. */
  middle: { low: number; median: number; high: number } | null
  /** The median above its bar: «1,3 млн». Leave out where it is written next to the strip. */
  value?: string
  /** «от 700 тыс. ₽, обычно 1,3 млн ₽, 14 проектов»; leave out where the words stand next to it. */
  label?: string
}

/** Price: an open bracket for «от», a band for the middle half, a thick bar for the median. */
export function PriceStrip({ from, middle, value, label }: PriceStripProps) {
  return (
    <svg className={styles.strip} role="img" aria-label={label} aria-hidden={label === undefined || undefined}>
      <line className={styles.rail} x2="100%" y1="9" y2="9" />
      {middle && (
        <>
          <rect
            className={styles.band}
            x={percent(middle.low)}
            y="4"
            width={percent(middle.high - middle.low)}
            height="10"
          />
          <line className={styles.median} x1={percent(middle.median)} x2={percent(middle.median)} y1="0" y2="18" />
          {value !== undefined && (
            <text className={styles.value} x={percent(middle.median)} y="-5">
              {value}
            </text>
          )}
        </>
      )}
      {from !== null && (
        <svg x={percent(from)} overflow="visible" aria-hidden="true">
          <path className={styles.bracket} d="M5 1H0v16h5" fill="none" />
        </svg>
      )}
    </svg>
  )
}
