import { storedAs } from '#db/queries/stats/chart-series.ts'
import { TODAY } from '#db/queries/stats/replace-series.ts'
import { listStatPoints, listSystemTitles, type StatPoint } from '#db/queries/stats/stat-points.ts'
import { INDEX_LEAD } from '#domain/numbers/price-index.ts'
import { PATHS } from '#domain/paths/paths.ts'
import type { ChartInfo } from '#domain/stats/charts.ts'
import { lastFullPeriod, periodsBetween, STAT_PERIODS, stepsBefore, stepsInYear } from '#domain/stats/periods.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import type { ChartChoices } from './chart-choices.ts'
import { DEVICES, drawChart } from './draw-chart.ts'
import { type Drawn, hasFigures } from './stat-series.ts'
import type { Material } from './time-charts.ts'

export type Systems = Material['systems']

/** The part of a context that charts are read with: operator commands have no more. */
export type StatContext = Pick<Context, 'database' | 'memo' | 'now'> & {
  /** Nothing learned later is known. */
  knownAt?: Date
}

export function listSystems({ memo, database }: StatContext): Promise<Systems> {
  return memo.remember('stats:systems', async () => {
    const systems = await listSystemTitles(database.kysely)
    const pathOf = (cms: string) => PATHS.cms.build({ cms })
    return new Map(systems.map(({ slug, title }) => [slug, { title, path: pathOf(slug) }]))
  })
}

/** Choices to read points for; undefined reads every region or rating. */
interface Reading {
  regions: readonly string[] | undefined
  ratings: readonly string[] | undefined
  devices: readonly string[]
  /** The longest period to be drawn. */
  period: string
}

export function readPoints(
  context: StatContext,
  chart: ChartInfo,
  { period, ...reading }: Reading,
): Promise<StatPoint[]> {
  const { from, to } = spanOf(chart, period, context.now())
  return listStatPoints(context.database.kysely, {
    chart: storedAs(chart.id),
    ...reading,
    from,
    to,
    knownAt: context.knownAt,
  })
}

/** Draws the chart from points among which there may be those of other choices. */
export function drawChosen(
  chart: ChartInfo,
  points: readonly StatPoint[],
  choices: ChartChoices,
  { now, systems }: { now: Date; systems: Systems },
): Drawn {
  const { from, to } = spanOf(chart, choices.period, now)
  const devices = devicesOf(chart, choices.device)
  const chosen = points.filter(
    ({ region, rating, device, at }) =>
      region === choices.region &&
      rating === choices.rating &&
      devices.includes(device) &&
      (from === undefined || at >= from) &&
      at <= to,
  )
  const first = from ?? chosen.map(({ at }) => at).sort()[0] ?? to
  const periods = chart.step === null ? [] : periodsBetween(chart.step, first, to)
  const info = { ...chart, unit: unitOf(chart, choices.rating) }
  const drawn = drawChart({ info, points: chosen, periods, systems })
  return hasFigures(drawn.chart)
    ? drawn
    : { chart: { kind: info.kind, unit: info.unit, labels: [], dates: [], series: [] }, sample: 0 }
}

/** Lines are drawn for each device, a heat map for both together. */
export function devicesOf({ choices, kind }: ChartInfo, device: string): readonly string[] {
  if (!choices.includes('device')) return ['']
  return device !== '' || kind === 'heat' ? [device] : DEVICES.map(({ id }) => id)
}

interface Span {
  from: string | undefined
  to: string
}

function spanOf({ id, step, kind, choices }: ChartInfo, period: string, now: Date): Span {
  if (step === null) return { from: TODAY, to: TODAY }
  const to = lastFullPeriod(step, now)
  const year = stepsInYear(step)
  // Two years of quarters, the last and the one it is compared with.
  if (kind === 'dots') return { from: stepsBefore(step, to, 2 * year - 1), to }
  const years = choices.includes('period') ? STAT_PERIODS.find(({ value }) => value === period)?.years : null
  const lead = id === 'price-index' ? INDEX_LEAD : 0
  return { from: years ? stepsBefore(step, to, years * year + lead) : undefined, to }
}

/** Some work is paid by the month. */
function unitOf({ unit }: ChartInfo, rating: string): string {
  const type = unit === '₽' ? ratingTypeBySlug(rating) : undefined
  return type && serviceBySlug(type.service).unit === 'month' ? '₽/мес.' : unit
}
