import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { CHART_SERIES, type StoredChart } from '#db/queries/stats/chart-series.ts'
import { type Periods, replaceSeries } from '#db/queries/stats/replace-series.ts'
import {
  deleteStatChanges,
  listStatChanges,
  listStatRuns,
  replaceStatRuns,
  type StatChanges,
  type StatSource,
} from '#db/queries/stats/stat-changes.ts'
import { MIN_OBSERVATIONS } from '#domain/numbers/price-index.ts'
import { chartById } from '#domain/stats/charts.ts'
import { moscowDay } from '#domain/time/dates.ts'

export interface RecomputedChart {
  chart: StoredChart
  /** Null for the whole history. */
  periods: Periods
  /** Rows written or removed. */
  changed: number
  milliseconds: number
}

export interface StatisticsOptions {
  now: Date
  /** Computes the whole history, whatever has changed. */
  isWhole?: boolean
  onProgress?: (done: number, total: number) => void
}

/** Pages of the statistics are cached under this tag. */
const STATISTICS_TAG = 'stats'

/**
 * Computes the periods whose rows changed since the last run, and charts that were never computed. Not one transaction:
 * it would block an embedded database for the whole run, and a run that stops halfway leaves its changes for the next.
 */
export async function recomputeStatistics(db: Db, options: StatisticsOptions): Promise<RecomputedChart[]> {
  const { now, isWhole = false, onProgress } = options
  const changes = await listStatChanges(db)
  const runs = await listStatRuns(db)
  const done: RecomputedChart[] = []
  for (const [index, { chart, sources, select, leastSample = MIN_OBSERVATIONS }] of CHART_SERIES.entries()) {
    const periods = isWhole || !runs.has(chart) ? null : stalePeriods(chart, sources, changes)
    if (periods === undefined) continue
    const started = performance.now()
    const changed = await replaceSeries(db, { chart, periods, select: select(periods), leastSample, now })
    done.push({ chart, periods, changed, milliseconds: Math.round(performance.now() - started) })
    onProgress?.(index + 1, CHART_SERIES.length)
  }
  await deleteStatChanges(db, changes.ids)
  const computed = new Set(done.map(({ chart }) => chart))
  const isDated = (chart: StoredChart) => moscowDay(runs.get(chart) ?? new Date(0)) === moscowDay(now)
  const charts = CHART_SERIES.map(({ chart }) => chart)
  await replaceStatRuns(
    db,
    charts.filter(chart => computed.has(chart) || !isDated(chart)),
    now,
  )
  return done
}

/** Recomputes the statistics and drops their cached pages. */
export async function refreshStatistics(database: Database, options: StatisticsOptions): Promise<RecomputedChart[]> {
  const done = await recomputeStatistics(database.kysely, options)
  await database.notify(PAGES_CHANGED, STATISTICS_TAG)
  return done
}

/** Undefined if the chart is up to date. A chart of today has no periods and is computed as a whole. */
function stalePeriods(
  chart: StoredChart,
  sources: readonly StatSource[],
  { periodsOf }: StatChanges,
): Periods | undefined {
  const stale = sources.filter(source => periodsOf.has(source))
  if (stale.length === 0) return undefined
  if (chartById(chart)?.step === null) return null
  return [...new Set(stale.flatMap(source => periodsOf.get(source) ?? []))].sort()
}
