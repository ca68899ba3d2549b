import { formatNumber } from '#domain/numbers/numbers.ts'
import { isStatTab } from '#domain/stats/chart-ids.ts'
import { csvHref, statHref } from '#domain/stats/stat-address.ts'
import { CHOICES, type StatChoices } from '#domain/stats/stat-choices.ts'
import { formatDate } from '#domain/time/dates.ts'
import { hasData, markedIds } from '../../ui/chart/chart-data.ts'
import { FiguresTable } from '../../ui/chart/figures-table.tsx'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './article.module.css'
import type { ArticleBlock } from './spans.tsx'

interface ArticleChartProps {
  block: Extract<ArticleBlock, { kind: 'chart' }>
  /** Unique in the document. */
  id: string
  /** The day of the text. */
  dataOn: string | null
  isPhone: boolean
}

/** A chart as it was when the text was saved, with links to what it shows now. */
export function ArticleChart({ block, id, dataOn: textDay, isPhone }: ArticleChartProps) {
  const { chart, title, source, sample } = block.chart
  const dataOn = block.chart.dataOn ?? textDay
  const caption = block.caption || title
  return (
    <figure className={styles.figure} id={id}>
      <figcaption>{caption}</figcaption>
      {hasData(chart) ? (
        <>
          <LiveChart
            chart={chart}
            title={caption}
            marked={markedIds(chart, [])}
            id={`${id}-drawing`}
            isPhone={isPhone}
            isLive={false}
          />
          <Disclosure summary="Таблица">
            <FiguresTable title={caption} chart={chart} />
          </Disclosure>
        </>
      ) : (
        <p>Данных для этого графика мало.</p>
      )}
      <p className="note">
        {`Источник: ${source}, наблюдений: ${formatNumber(sample)}${dataOn === null ? '' : `, данные на ${formatDate(dataOn)}`}. `}
        <ChartLinks chart={block.chart} />
      </p>
    </figure>
  )
}

function ChartLinks({ chart: { id, tab, title, choices } }: { chart: ArticleChartProps['block']['chart'] }) {
  if (!isStatTab(tab)) return null
  const chosen = CHOICES.filter(name => choices[name] !== '').map(name => [name, choices[name]])
  const query = { choices: Object.fromEntries(chosen) as StatChoices, marks: [] }
  return (
    <>
      <a href={statHref(tab, { ...query, chart: id })} aria-label={`График сейчас: ${title}`}>
        График сейчас
      </a>
      {' · '}
      <a href={csvHref(tab, id, query)} download aria-label={`CSV: ${title}`}>
        CSV
      </a>
    </>
  )
}
