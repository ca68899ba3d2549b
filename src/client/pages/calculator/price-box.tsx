import type { CostGroup } from '#contract/calls/calculator.ts'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './analytics.module.css'

interface PriceBoxProps {
  spread: NonNullable<CostGroup['spread']>
  /** A sum's place on the axis, from 0 to 1. */
  at: (sum: number) => number
  label: string
}

/** A box of quartiles with the median, whiskers to the tenth and the ninetieth percentile. */
export function PriceBox({ spread: { p10, low, median, high, p90 }, at, label }: PriceBoxProps) {
  return (
    <svg className={styles.priceBox} height="20" role="img" aria-label={label}>
      <line x1={percent(at(p10))} x2={percent(at(p90))} y1="10" y2="10" />
      <line x1={percent(at(p10))} x2={percent(at(p10))} y1="6" y2="14" />
      <line x1={percent(at(p90))} x2={percent(at(p90))} y1="6" y2="14" />
      <rect x={percent(at(low))} width={percent(at(high) - at(low))} y="3" height="14" />
      <line className={styles.median} x1={percent(at(median))} x2={percent(at(median))} y1="1" y2="19" />
    </svg>
  )
}
