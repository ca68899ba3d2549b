import { formatNumber } from '#domain/numbers/numbers.ts'
import { percent } from './geometry.ts'
import styles from './month-bars.module.css'

export interface MonthBarsProps {
  /** Oldest first: «ноя», 1240. */
  months: readonly { label: string; value: number }[]
}

const THOUSAND = 1_000
/** Longer numbers do not fit over a bar on a phone. */
const SHORT = 10 * THOUSAND

/** A count by month as bars from zero. A list, so that screen readers get every number. */
export function MonthBars({ months }: MonthBarsProps) {
  const most = Math.max(...months.map(({ value }) => value), 1)
  const text = (value: number) => (most < SHORT ? formatNumber(value) : formatNumber(value / THOUSAND, 1))
  return (
    <>
      <ol className={styles.months}>
        {months.map(({ label, value }) => (
          <li key={label}>
            <b>{text(value)}</b>
            <svg aria-hidden="true">
              <rect y={percent(1 - value / most)} />
            </svg>
            {label}
          </li>
        ))}
      </ol>
      {most >= SHORT && <small className={styles.unit}>тысяч в месяц</small>}
    </>
  )
}
