import type { Answer } from '#contract/index.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { type ChartData, hasData } from '../../ui/chart/chart-data.ts'
import { FiguresTable } from '../../ui/chart/figures-table.tsx'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { countSeries } from './count-series.ts'

type Audience = Answer<'advertising-info'>

const rows = (counted: readonly { title: string; views: number }[]): ChartData => ({
  kind: 'bars',
  unit: '',
  labels: counted.map(({ title }) => title),
  dates: [],
  series: [
    countSeries(
      'views',
      'Показы',
      counted.map(({ views }) => views),
    ),
  ],
})

const byMonth = ({ months }: Audience): ChartData => ({
  kind: 'bars',
  unit: '',
  labels: months.map(({ month }) => `${monthLabels(`${month}-15`, 1).join()} ${month.slice(0, 4)}`),
  dates: months.map(({ month }) => `${month}-01`),
  series: [
    countSeries(
      'desktop',
      'Компьютеры',
      months.map(({ desktop }) => desktop),
    ),
    countSeries(
      'mobile',
      'Телефоны',
      months.map(({ mobile }) => mobile),
    ),
  ],
})

/** Charts of the counter's figures, each with its table. */
export function AudienceCharts({ audience }: { audience: Audience }) {
  const charts = [
    { id: 'months', title: 'Показы страниц по месяцам и устройствам', chart: byMonth(audience) },
    { id: 'ratings', title: 'Показы рейтингов', chart: rows(audience.ratings) },
    { id: 'regions', title: 'Показы рейтингов городов, округов и стран', chart: rows(audience.regions) },
  ]
  return (
    <div className="stack-40 above-16">
      {charts
        .filter(({ chart }) => hasData(chart))
        .map(drawn => (
          <AudienceChart key={drawn.id} {...drawn} />
        ))}
    </div>
  )
}

interface AudienceChartProps {
  id: string
  title: string
  chart: ChartData
}

function AudienceChart({ id, title, chart }: AudienceChartProps) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  return (
    <section className="stack-8" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <LiveChart {...{ chart, title, isPhone, id }} marked={chart.series.map(one => one.id)} isLive={false} />
      <Disclosure summary="Таблица">
        <FiguresTable title={title} chart={chart} />
      </Disclosure>
    </section>
  )
}
