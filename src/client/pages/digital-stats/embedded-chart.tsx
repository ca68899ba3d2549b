import { isStatTab } from '#domain/stats/chart-ids.ts'
import { marksOf, statHref } from '#domain/stats/stat-address.ts'
import type { StatQuery } from '#domain/stats/stat-query.ts'
import { formatDate } from '#domain/time/dates.ts'
import { hasData, markedIds } from '../../ui/chart/chart-data.ts'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import styles from './chart-section.module.css'
import { type ChartAnswer, sampleText } from './chart-words.ts'

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
    <main className={styles.embed}>
      <h1>{title}</h1>
      {finding !== null && <p className={styles.finding}>{finding}</p>}
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
      <p className={styles.origin}>
        {`${source}, ${sampleText(sample)}${updated_at === null ? '' : `, ${formatDate(updated_at)}`}. `}
        <a href={address} target="_blank" rel="noopener">
          {siteName}
        </a>
      </p>
    </main>
  )
}
