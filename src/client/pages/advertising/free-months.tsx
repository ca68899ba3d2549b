import type { Answer } from '#contract/index.ts'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './advertising.module.css'

type PriceData = Answer<'advertising-price-data'>
type Place = PriceData['formats'][number]['places'][number]

interface FreeMonthsProps {
  format: PriceData['formats'][number]
  months: PriceData['months']
}

/** Taken and free months of one format, by rating. */
export function FreeMonths({ format, months }: FreeMonthsProps) {
  return (
    <div className="stack-8 above-16">
      <h3>{format.title}</h3>
      <Table caption={`Занятые месяцы: ${format.title}`} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">Где</th>
            {months.map(({ month, title }, index) => (
              <th key={month} scope="col" className={styles.month}>
                <span aria-hidden="true">{shortTitle(title, index)}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {format.places.map(place => (
            <tr key={place.title}>
              <th scope="row" className={styles.where}>
                {place.path === null ? place.title : <a href={place.path}>{place.title}</a>}
              </th>
              {place.taken.map((taken, index) => (
                <Month key={months[index]?.month} taken={taken} total={place.total} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** «ноя» and, where a year begins, «янв 27». */
function shortTitle(title: string, index: number): string {
  const [month = '', year = ''] = title.split(' ')
  const short = month.slice(0, 3)
  return index === 0 || month === 'январь' ? `${short} ${year.slice(2)}` : short
}

/** Filled from below by what is taken: half for one of two. */
function Month({ taken, total }: Pick<Place, 'total'> & { taken: number }) {
  const height = Math.round((20 * taken) / total)
  return (
    <td className={styles.month}>
      <svg className={styles.box} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect className={styles.taken} x="0" y={20 - height} width="20" height={height} />
        <rect className={styles.outline} x="0.5" y="0.5" width="19" height="19" />
      </svg>
      <span className={styles.state}>{stateText(taken, total)}</span>
    </td>
  )
}

function stateText(taken: number, total: number): string {
  if (taken >= total) return 'занято'
  return total === 1 ? 'свободно' : `свободно ${total - taken}`
}
