import { formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition, moneyBounds } from '#domain/numbers/money-axis.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../ui/scale/price-strip.tsx'
import type { Recipient } from './recipient.ts'
import styles from './recipient-prices.module.css'

interface RecipientPricesProps {
  agencies: readonly Recipient[]
  /** The budget the form was rendered with. */
  budget: string
}

const DIGITS = /^\d[\d\s]{0,14}$/

/** Where the recipients' prices begin, on one axis with the reader's budget. Prices per month have no place on it. */
export function RecipientPrices({ agencies, budget }: RecipientPricesProps) {
  const [place, typed] = useTyped({ budget })
  const priced = agencies.flatMap(({ id, name, price_from: from, price_unit }) =>
    from === null || price_unit !== 'project' ? [] : [{ id, name, from }],
  )
  if (priced.length === 0) return <div ref={place} />
  // A sum in words is read by the server alone.
  const own = DIGITS.test(typed.budget ?? '') ? Number((typed.budget ?? '').replace(/\D/g, '')) : null
  const [lo, hi] = moneyBounds([...priced.map(({ from }) => from), ...(own === null ? [] : [own])])
  const at = (value: number) => logPosition(value, lo, hi)
  return (
    <div className={styles.prices} ref={place}>
      <p className="note">{`Цены получателей за проект начинаются от${NBSP}скобки${own === null ? '' : ', визир — ваш бюджет'}`}</p>
      <ul className={styles.rows}>
        {priced.map(({ id, name, from }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <PriceStrip from={at(from)} middle={null} />
            <b className="figure nowrap">{`от${NBSP}${formatMoneyShort(from)}`}</b>
          </li>
        ))}
        <li aria-hidden="true">
          <span />
          <Axis isBelow ticks={moneyScale(lo, hi)} />
          <span />
        </li>
      </ul>
      {own !== null && (
        <svg className={styles.own} aria-hidden="true">
          <line x1={percent(at(own))} x2={percent(at(own))} y2="100%" />
        </svg>
      )}
    </div>
  )
}
