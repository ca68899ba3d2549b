import { titleWithUnit } from '#domain/stats/chart-units.ts'
import { NumberCell, Table } from '../table.tsx'
import { type ChartData, isOverTime } from './chart-data.ts'
import { figureFormat } from './chart-text.ts'
import styles from './figures-table.module.css'

interface FiguresTableProps {
  title: string
  chart: ChartData
}

/** Every figure of the drawing, the latest first. */
export function FiguresTable({ title, chart }: FiguresTableProps) {
  const { labels, series, unit } = chart
  const format = figureFormat(chart)
  const rows = labels.map((label, index) => ({ label, index }))
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? 'мало данных' : format(value)
  return (
    <Table caption={titleWithUnit(title, unit)} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{isOverTime(chart) ? 'Период' : 'Категория'}</th>
          {series.map(({ id, title: name, low }) => (
            <th key={id} scope="col" className={styles.right}>
              {low.length > 0 ? bandTitle(name) : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(isOverTime(chart) ? rows.toReversed() : rows).map(({ label, index }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ id, points, low, high }) => (
              <NumberCell key={id}>
                {text(points[index])}
                {low.length > 0 && points[index] !== null && (
                  <span className="faint nowrap">{` ${text(low[index])}–${text(high[index])}`}</span>
                )}
              </NumberCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const MEDIAN = 'Медиана'

/** A cell of a band holds its median and the quartiles around it. */
const bandTitle = (name: string): string =>
  name === MEDIAN ? `${MEDIAN} и средняя половина` : `${name}: медиана и средняя половина`
