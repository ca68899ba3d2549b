import { markedIds } from '#client/ui/chart/chart-data.ts'
import { LiveChart } from '#client/ui/chart/live-chart.tsx'
import { SparkLine } from '#client/ui/chart/spark-line.tsx'
import { Example, ExampleGroup } from './example.tsx'
import { EXAMPLE_CHARTS } from './example-charts.ts'

const NAMES: Record<keyof typeof EXAMPLE_CHARTS, string> = {
  lines: 'Линии: две тушью, остальные серые, визир год назад',
  gaps: 'Пропуски и одинокая точка',
  band: 'Линия с полосой квартилей, деньги по логарифму',
  stack: 'Доли целого',
  columns: 'Столбцы по времени, два ряда',
  bars: 'Полосы по категориям, мало данных',
  dots: 'Точки по категориям, два ряда',
  heat: 'Тепловая карта по месяцам',
}

export function ChartExamples() {
  const examples = Object.entries(EXAMPLE_CHARTS) as [keyof typeof EXAMPLE_CHARTS, (typeof EXAMPLE_CHARTS)['lines']][]
  return (
    <ExampleGroup title="Графики">
      {examples.map(([name, chart]) => (
        <Example key={name} name={`LiveChart: ${NAMES[name]}`} layout="plain">
          <LiveChart
            chart={chart}
            title={NAMES[name]}
            marked={markedIds(chart, [])}
            id={`example-${name}`}
            isPhone={false}
            isLive
          />
        </Example>
      ))}
      <Example name="SparkLine">
        <SparkLine points={EXAMPLE_CHARTS.lines.series[0]?.points ?? []} />
      </Example>
    </ExampleGroup>
  )
}
