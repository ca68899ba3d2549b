import type { Answer } from '#contract/index.ts'
import { formatMoneyBare, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { moneyScale } from '../../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../../ui/scale/price-strip.tsx'
import styles from './price-list.module.css'

type Prices = Answer<'main-prices'>

/** Median and middle half of each kind of work on one logarithmic axis, with the sample size. */
export function PriceList({ prices: { axis, works, projects } }: { prices: Prices }) {
  const [lo = 1, hi = 10] = axis
  return (
    <>
      <div className={styles.row} aria-hidden="true">
        <span />
        <Axis ticks={moneyScale(lo, hi)} />
        <small>проектов</small>
      </div>
      <ul>
        {works.map(({ title, path, projects, quartiles: [low = lo, median = lo, high = lo] }) => (
          <li key={path} className={styles.row}>
            <a href={path}>{title}</a>
            <PriceStrip
              from={null}
              middle={{
                low: logPosition(low, lo, hi),
                median: logPosition(median, lo, hi),
                high: logPosition(high, lo, hi),
              }}
              value={formatMoneyBare(median)}
              label={`Обычно ${formatMoneyRange(low, high)}, медиана ${formatMoneyShort(median)}`}
            />
            <small>{formatNumber(projects)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.sample}>{`По ${formatNumber(projects)} проектам за два года, которые подтвердил клиент`}</p>
    </>
  )
}
