import { useEffect, useRef } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { axisUnit, titleWithUnit } from '#domain/stats/chart-units.ts'
import { type ChartData, type ChartSeries, canMute, isMoney } from '../../ui/chart/chart-data.ts'
import { figureFormat } from '../../ui/chart/chart-text.ts'
import { SparkLine } from '../../ui/chart/spark-line.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { NumberCell, Table } from '../../ui/table.tsx'
import { changeOf, stepTitle } from './chart-words.ts'
import { MARKS_FORM } from './choices.tsx'
import styles from './view.module.css'

interface SeriesTableProps {
  id: string
  title: string
  chart: ChartData
  marked: readonly string[]
  isPhone: boolean
}

/** Room right of the longest bar for its figure. */
const LONGEST = { desktop: 0.7, phone: 0.4 }

/** The series of a chart by their last values; a box draws a series in ink. */
export function SeriesTable({ id, title, chart, marked, isPhone }: SeriesTableProps) {
  const format = figureFormat(chart)
  const hasBoxes = canMute(chart)
  // Money is logarithmic, so it has no bars.
  const hasBars = !isMoney(chart)
  const rows = chart.series.map(series => ({ series, change: changeOf(chart, series, format) }))
  const most = Math.max(...rows.map(({ change }) => change.now ?? 0), 1e-9)
  return (
    <div className={styles.table}>
      <Table caption={`${titleWithUnit(title, '')} Последние значения`} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">Ряд</th>
            <th scope="col">{chart.unit === '' ? 'Сейчас' : `Сейчас, ${axisUnit(chart.unit)}`}</th>
            {!isPhone && (
              <th scope="col" className={styles.right}>
                {stepTitle(chart.dates)}
              </th>
            )}
            <th scope="col" className={styles.right}>
              за год
            </th>
            {!isPhone && <th scope="col">динамика</th>}
            {!isPhone && (
              <th scope="col" className={styles.right}>
                наблюдений
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ series, change: { now, step, year, sample } }) => {
            const isMarked = marked.includes(series.id)
            return (
              <tr key={series.id}>
                <th scope="row">
                  {hasBoxes ? (
                    <MarkBox chart={id} series={series} isMarked={isMarked} />
                  ) : (
                    <SeriesName series={series} />
                  )}
                </th>
                <td className={styles.now}>
                  {now === null && 'мало данных'}
                  {now !== null && hasBars && (
                    <ValueBar
                      at={(Math.max(now, 0) / most) * (isPhone ? LONGEST.phone : LONGEST.desktop)}
                      text={format(now)}
                      isQuiet={!isMarked}
                    />
                  )}
                  {now !== null && !hasBars && <b>{format(now)}</b>}
                </td>
                {!isPhone && <NumberCell>{step}</NumberCell>}
                <NumberCell>{year}</NumberCell>
                {!isPhone && (
                  <td>
                    <SparkLine points={series.points} />
                  </td>
                )}
                {!isPhone && <NumberCell>{formatNumber(sample)}</NumberCell>}
              </tr>
            )
          })}
        </tbody>
      </Table>
      {hasBoxes && (
        <noscript>
          <button className={styles.apply} type="submit" form={MARKS_FORM}>
            Выделить отмеченные
          </button>
        </noscript>
      )}
    </div>
  )
}

interface MarkBoxProps {
  chart: string
  series: ChartSeries
  isMarked: boolean
}

/** Uncontrolled: it follows the address and keeps its focus. */
function MarkBox({ chart, series, isMarked }: MarkBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isMarked
  }, [isMarked])
  return (
    <div className={styles.box}>
      <Checkbox
        ref={box}
        name="mark"
        value={`${chart}.${series.id}`}
        form={MARKS_FORM}
        defaultChecked={isMarked}
        aria-label={`Выделить: ${series.title}`}
        onChange={event => event.currentTarget.form?.requestSubmit()}
      >
        <SeriesName series={series} />
      </Checkbox>
    </div>
  )
}

const SeriesName = ({ series: { title, path } }: { series: ChartSeries }) =>
  path === null ? title : <a href={path}>{title}</a>
