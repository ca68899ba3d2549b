import { isStatTab } from '#domain/stats/chart-ids.ts'
import { marksOf, statHref } from '#domain/stats/stat-address.ts'
import type { StatQuery } from '#domain/stats/stat-query.ts'
import { hasData, markedIds } from '../../ui/chart/chart-data.ts'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import { type ChartAnswer, dateText, sampleText } from './chart-words.ts'
import styles from './view.module.css'

export interface EmbeddedChartProps {
  answer: ChartAnswer
  query: StatQuery
  siteName: string
  siteUrl: string
}

/** A chart alone, in a frame of another site: plain markup without scripts, links open outside the frame. */
export function EmbeddedChart({ answer, query, siteName, siteUrl }: EmbeddedChartProps) {
  const { id, tab, title, finding, chart, source, sample, updated_at } = answer
  const address = isStatTab(tab) ? siteUrl + statHref(tab, { ...query, chart: id }) : siteUrl
  return (
    <main className={`stack-12 ${styles.embed}`}>
      <h1>{title}</h1>
      {finding !== null && <p className="muted text-measure">{finding}</p>}
      {hasData(chart) ? (
        <LiveChart
          chart={chart}
          title={title}
          marked={markedIds(chart, marksOf(query, id))}
          id={id}
          isPhone={false}
          isLive={false}
        />
      ) : (
        <p>Для этого выбора данных мало.</p>
      )}
      <p className="note measure">
        {`${source}, ${sampleText(sample)}${updated_at === null ? '' : `, ${dateText(updated_at, query)}`}. `}
        <a href={address} target="_blank" rel="noopener">
          {siteName}
        </a>
      </p>
    </main>
  )
}
