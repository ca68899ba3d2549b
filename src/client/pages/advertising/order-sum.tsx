import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { counted } from '#domain/russian/plural.ts'
import { useTyped } from '../../forms/use-typed.ts'
import styles from './advertising.module.css'

interface OrderSumProps {
  formats: Answer<'advertising-price-data'>['formats']
  rendered: { format: string; months: string }
}

/** What the chosen format costs for the chosen period, as the price list says. */
export function OrderSum({ formats, rendered }: OrderSumProps) {
  const [place, { format, months }] = useTyped(rendered)
  const prices = formats.find(({ slot }) => slot === format)?.prices ?? []
  const price = prices.find(one => one.months === Number(months))
  return (
    <div ref={place}>
      {price ? (
        <p className={styles.sum}>
          <b className="figure">{formatMoney(price.price)}</b>
          <span className="aside">
            {price.months === 1
              ? 'за месяц'
              : `за ${counted(price.months, 'month')}, ${formatMoney(price.per_month)} в месяц`}
          </span>
        </p>
      ) : (
        <p className="aside">Цену за этот срок назовём в ответе: в прайс-листе её нет.</p>
      )}
    </div>
  )
}
