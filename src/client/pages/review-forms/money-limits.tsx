import { formatMoneyBare, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition, moneyBounds } from '#domain/numbers/money-axis.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './money-limits.module.css'

export interface MoneyLimitsProps {
  /** Where one range of money ends and the next begins, ascending. */
  limits: readonly number[]
  /** The reader's own sum. */
  own: number | null
}

/** Ranges of money on a logarithmic ruler, with the one of the reader's sum drawn thick. Hidden from screen readers. */
export function MoneyLimits({ limits, own }: MoneyLimitsProps) {
  const [lo, hi] = moneyBounds([...limits, ...(own === null ? [] : [own])])
  const at = (value: number) => logPosition(value, lo, hi)
  const from = limits.findLast(limit => own !== null && limit <= own) ?? lo
  const to = limits.find(limit => own !== null && limit > own) ?? hi
  return (
    <div>
      <svg className={styles.own} height="14" aria-hidden="true">
        {own !== null && (
          <>
            <rect x={percent(at(from))} width={percent(at(to) - at(from))} y="9" height="5" />
            <line x1={percent(at(own))} x2={percent(at(own))} y2="22" />
          </>
        )}
      </svg>
      <Axis
        isBelow
        ticks={[lo, ...limits, hi].map(value => ({
          at: at(value),
          isMajor: true,
          label: value === hi ? formatMoneyShort(value) : formatMoneyBare(value),
        }))}
      />
    </div>
  )
}
