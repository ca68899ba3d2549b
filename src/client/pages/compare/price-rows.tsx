import { formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition, moneyBounds } from '#domain/numbers/money-axis.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { DotAxis } from '../../ui/scale/dot-axis.tsx'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import styles from './charts.module.css'
import table from './compare-table.module.css'
import { medianText, priceFromText, sampleText } from './measures.ts'
import type { CompareTable } from './use-table.ts'

const DOT = { desktop: { radius: 4, width: 552 }, mobile: { radius: 3, width: 312 } }

/** Every counted project of every agency on one logarithmic axis, with the visitor's limit through all rows. */
export function PriceRows({ table: { board, companies_info } }: { table: CompareTable }) {
  const { rating, candidates, limit } = board
  const dot = DOT[useAppSelector(selectDevice)]
  const values = candidates.flatMap(({ price }) => [
    ...price.sums.map(({ sum }) => sum),
    ...(price.from === null ? [] : [price.from]),
  ])
  if (!rating || values.length === 0) return null
  const [low, high] = moneyBounds(limit === null ? values : [...values, limit])
  const at = (sum: number) => logPosition(sum, low, high)
  return (
    <tbody>
      <tr>
        <td colSpan={candidates.length + 1} className={table.wide}>
          <section className={`stack-12 ${styles.chart}`} aria-labelledby="prices">
            <header>
              <h2 id="prices">Цена на одной оси</h2>
              <p>точка — проект в зачёте, скобка — «от», серое — средняя половина, толстая черта — медиана</p>
            </header>
            <div className={styles.prices}>
              <Axis ticks={moneyScale(low, high)} className={styles.axis} />
              {candidates.map((candidate, index) => {
                const { sums, quartiles, from } = candidate.price
                const [q1 = 0, median = 0, q3 = 0] = quartiles ?? []
                const texts = [priceFromText(candidate, rating.unit), medianText(candidate, rating.unit)]
                return (
                  <div key={companies_info[index]?.id} className={styles.price}>
                    <b>{companies_info[index]?.name}</b>
                    <DotAxis
                      {...dot}
                      dots={sums.map(({ sum, client }) => ({
                        at: at(sum),
                        title: `${client ?? 'Под NDA'}: ${formatMoneyShort(sum)}`,
                        isOver: limit !== null && sum > limit,
                      }))}
                      middle={quartiles && { low: at(q1), median: at(median), high: at(q3) }}
                      medianLabel={medianText(candidate, rating.unit)}
                      from={from === null ? null : at(from)}
                      own={limit === null ? null : at(limit)}
                      label={`${companies_info[index]?.name}: ${texts[0]}, обычно ${texts[1]}`}
                    />
                    <p>
                      {texts[0]} <small>{sums.length > 0 && sampleText(candidate)}</small>
                    </p>
                  </div>
                )
              })}
            </div>
            {limit !== null && <p className={styles.limit}>Красная черта — ваш предел, {formatMoneyShort(limit)}</p>}
          </section>
        </td>
      </tr>
    </tbody>
  )
}
