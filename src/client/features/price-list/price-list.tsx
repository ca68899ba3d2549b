import type { PriceSpread } from '#contract/shapes/scale.ts'
import { formatMoneyBare, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../ui/scale/price-strip.tsx'
import styles from './price-list.module.css'

interface PricedWork {
  title: string
  path: string
  note?: string
  projects: number
  /** Null where too few deals are known. */
  spread: PriceSpread | null
}

/** Median and middle half of each kind of work on one logarithmic axis, with the sample size. */
export function PriceList({
  works,
  axis: [lo = 1, hi = 10],
}: {
  works: readonly PricedWork[]
  axis: readonly number[]
}) {
  const at = (sum: number) => logPosition(sum, lo, hi)
  return (
    <>
      <div className={`dense ${styles.row}`} aria-hidden="true">
        <span />
        <Axis ticks={moneyScale(lo, hi)} />
        <small>работ</small>
      </div>
      <ul>
        {works.map(({ title, path, note, projects, spread }) => (
          <li key={path} className={`dense ${styles.row}`}>
            <span className={styles.work}>
              <a href={path}>{title}</a>
              {note && <small>{note}</small>}
            </span>
            {spread ? (
              <PriceStrip
                from={null}
                middle={{ low: at(spread.low), median: at(spread.median), high: at(spread.high) }}
                value={formatMoneyBare(spread.median)}
                label={`Половина ${formatMoneyRange(spread.low, spread.high)}, медиана ${formatMoneyShort(spread.median)}`}
              />
            ) : (
              <small>мало данных</small>
            )}
            <small>{formatNumber(projects)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
