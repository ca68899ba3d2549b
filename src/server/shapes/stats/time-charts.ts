import type { StatChart } from '#contract/calls/stats.ts'
import type { StatPoint } from '#db/queries/stats/stat-points.ts'
import { withShares } from '#domain/numbers/apportion.ts'
import { INDEX_LEAD, yearLevels } from '#domain/numbers/price-index.ts'
import type { ChartInfo } from '#domain/stats/charts.ts'
import { type PeriodStep, periodLabel } from '#domain/stats/periods.ts'
import {
  atPeriods,
  type Drawn,
  type Figure,
  ownSamples,
  seriesOf,
  sharedSamples,
  withoutEmptyStart,
} from './stat-series.ts'

/** Everything a chart is drawn from. */
export interface Material {
  info: ChartInfo
  points: readonly StatPoint[]
  /** Starts of the periods; empty for charts of today. */
  periods: readonly string[]
  /** Titles and pages of content systems by slug. */
  systems: ReadonlyMap<string, { title: string; path: string | null }>
}

interface Name {
  id: string
  title: string
}

function overTime({ info, periods }: Material, series: StatChart['series']): StatChart {
  const step: PeriodStep = info.step ?? 'quarter'
  const labels = periods.map(at => periodLabel(step, at))
  return withoutEmptyStart({ kind: info.kind, unit: info.unit, labels, dates: [...periods], series })
}

const drawn = (chart: StatChart, sampleOf: (chart: StatChart) => number): Drawn => ({ chart, sample: sampleOf(chart) })

/** Counts, averages or medians as they are stored, a line for each name. */
export function plainLines(names: readonly Name[], keyOf: (point: StatPoint) => string) {
  return (material: Material): Drawn => {
    const pointsOf = Map.groupBy(material.points, keyOf)
    const known = names.filter(({ id }) => pointsOf.has(id))
    const series = known.map(name =>
      seriesOf(name, atPeriods(pointsOf.get(name.id) ?? [], material.periods), material.info),
    )
    return drawn(overTime(material, series), ownSamples)
  }
}

/** The stored count as a part of its sample, in percent. */
export function shareLine(name: Name) {
  return (material: Material): Drawn => {
    const figures = atPeriods(material.points, material.periods).map(point => point && percentOf(point))
    return drawn(overTime(material, [seriesOf(name, figures, material.info)]), ownSamples)
  }
}

export const percentOf = ({ value, sample }: Figure): Figure => ({ value: (100 * value) / sample, sample })

const OTHER = { id: 'other', title: 'Другие', path: null }

/**
 * Shares of a whole; equal counts have equal ones. Of many parts the largest of the whole time stay, the rest are one
 * and carry what rounding leaves.
 */
export function shares(nameOf: (id: string, material: Material) => Name & { path: string | null }, atMost = 6) {
  return (material: Material): Drawn => {
    const { points, periods, info } = material
    const total = (rows: readonly StatPoint[]) => rows.reduce((sum, { value }) => sum + value, 0)
    const ranked = [...Map.groupBy(points, ({ series }) => series)]
      .map(([id, rows]) => ({ id, total: total(rows) }))
      .toSorted((one, other) => other.total - one.total || (one.id < other.id ? -1 : 1))
    const kept = (ranked.length > atMost + 1 ? ranked.slice(0, atMost) : ranked).map(({ id }) => id)
    const names = [...kept.map(id => nameOf(id, material)), ...(kept.length < ranked.length ? [OTHER] : [])]
    const rowsAt = Map.groupBy(points, ({ at }) => at)
    const columns = periods.map(at => {
      const rows = rowsAt.get(at) ?? []
      const counts = names.map(({ id }) => ({
        id,
        count: total(rows.filter(row => (kept.includes(row.series) ? row.series : OTHER.id) === id)),
      }))
      const parts = withShares(counts, ({ count }) => count, info.digits + 2)
      const named = parts.reduce((sum, { id, share }) => (id === OTHER.id ? sum : sum + share), 0)
      return parts.map(({ id, count, share }) => ({
        value: 100 * (id === OTHER.id && count > 0 ? Math.max(0, 1 - named) : share),
        sample: rows[0]?.sample ?? 0,
      }))
    })
    const series = names.map((name, index) =>
      seriesOf(
        name,
        columns.map(column => column[index]),
        info,
      ),
    )
    return drawn(overTime(material, series), sharedSamples)
  }
}

/** Price level of the year that ends with the quarter, in percent of the first one shown. */
export function indexLine(name: Name) {
  return (material: Material): Drawn => {
    const { points, periods, info } = material
    const medians = points.map(({ series, at, value, sample }) => ({ kind: series, at, median: value, sample }))
    const years = yearLevels(medians, periods)
    const first = years.find(({ level }) => level !== null)?.level ?? 1
    const figures = years.map(({ level, sample }) => (level === null ? null : { value: (100 * level) / first, sample }))
    const shown = periods.slice(INDEX_LEAD)
    return drawn(overTime({ ...material, periods: shown }, [seriesOf(name, figures, info)]), ownSamples)
  }
}
