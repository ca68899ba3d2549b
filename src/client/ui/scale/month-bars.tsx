import { formatFixed } from '#domain/numbers/numbers.ts'
import styles from './month-bars.module.css'

export interface MonthBarsProps {
  /** Oldest first: «ноя», 1240. */
  months: readonly { label: string; value: number }[]
}

const THOUSAND = 1_000
/** Longer numbers do not fit over a bar on a phone; shorter ones do without a space. */
const SHORT = 10 * THOUSAND

/** A count by month as bars from zero. A list, so that screen readers get every number. */
export function MonthBars({ months }: MonthBarsProps) {
  const most = Math.max(...months.map(({ value }) => value), 1)
  const text = (value: number) => (most < SHORT ? String(value) : formatFixed(value / THOUSAND))
  return (
    <>
      <ol className={styles.months}>
        {months.map(({ label, value }) => (
          <li key={label}>
            <b>{text(value)}</b>
            <svg aria-hidden="true">
              <rect y={`${Math.round(100 - (100 * value) / most)}%`} />
            </svg>
            {label}
          </li>
        ))}
      </ol>
      {most >= SHORT && <small>тысяч в месяц</small>}
    </>
  )
}
