import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './free-months.module.css'
import { type OrderedMonth, orderAddress } from './order-address.ts'

type PriceData = Answer<'advertising-price-data'>
type Format = PriceData['formats'][number]
type Place = Format['places'][number]

interface FreeMonthsProps {
  format: Format
  months: PriceData['months']
  /** The month whose order is open. */
  ordered: OrderedMonth | null
}

/** The year of one format by place: taken months are a bar, a free one opens the order filled in for it. */
export function FreeMonths({ format, months, ordered }: FreeMonthsProps) {
  const { slot, title, price_from } = format
  return (
    <div className="stack-8 above-16">
      <h3>
        {title}
        {price_from !== null && (
          <span className={`note ${styles.price}`}>{`от ${formatMoney(price_from)} за месяц`}</span>
        )}
      </h3>
      <Table caption={`Занятые месяцы: ${title}`} isCaptionHidden>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Где</th>
            {months.map(({ month, title: name }) => (
              <th key={month} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-months>
          {format.places.map(place => (
            <tr key={place.title} className={styles.row}>
              <th scope="row" className={styles.where}>
                {place.path === null ? place.title : <a href={place.path}>{place.title}</a>}
                <span className={`note block ${styles.count}`}>{freeText(place)}</span>
              </th>
              {months.map(({ month, title: name }, index) => {
                const address = { format: slot, rating: place.rating, month }
                return (
                  <Month
                    key={month}
                    name={shortTitle(name, index)}
                    taken={place.taken[index] ?? 0}
                    total={place.total}
                    address={orderAddress(address)}
                    isOpen={isSame(address, ordered)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const isSame = (one: OrderedMonth, other: OrderedMonth | null): boolean =>
  one.format === other?.format && one.rating === other.rating && one.month === other.month

const freeText = ({ taken, total }: Place): string =>
  `свободно ${taken.filter(count => count < total).length} из ${taken.length}`

/** «ноя» and, where a year begins, «янв 27». */
function shortTitle(title: string, index: number): string {
  const [month = '', year = ''] = title.split(' ')
  const short = month.slice(0, 3)
  return index === 0 || month === 'январь' ? `${short} ${year.slice(2)}` : short
}

interface MonthProps {
  name: string
  taken: number
  total: number
  address: string
  isOpen: boolean
}

function Month({ name, taken, total, address, isOpen }: MonthProps) {
  const state = <VisuallyHidden>{stateText(taken, total)}</VisuallyHidden>
  if (taken >= total) {
    return (
      <td className={styles.month}>
        <span className={styles.taken} />
        {state}
      </td>
    )
  }
  return (
    <td className={styles.month}>
      <a
        className={classNames(styles.free, taken > 0 && styles.shared, isOpen && styles.open)}
        href={address}
        aria-current={isOpen || undefined}
      >
        {name} {state}
      </a>
    </td>
  )
}

function stateText(taken: number, total: number): string {
  if (taken >= total) return 'занято'
  return total === 1 ? 'свободно' : `свободно ${total - taken}`
}
