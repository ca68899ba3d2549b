import type { StatChart } from '#contract/calls/stats.ts'
import type { StatPoint } from '#db/queries/stats/stat-points.ts'
import { periodLabel, stepsInYear } from '#domain/stats/periods.ts'
import { monthLabels } from '#domain/time/dates.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { type Drawn, type Figure, ownSamples, seriesOf, sharedSamples } from './stat-series.ts'
import type { Material } from './time-charts.ts'

interface Category {
  id: string
  title: string
}

const byCategory = ({ info }: Material, labels: string[], series: StatChart['series']): StatChart => ({
  kind: info.kind,
  unit: info.unit,
  labels,
  dates: [],
  series,
})

/** One bar for each category in the given order. */
export function bars(name: Category, categories: readonly Category[]) {
  return (material: Material): Drawn => {
    const pointOf = new Map(material.points.map(point => [point.series, point]))
    const figures = categories.map(({ id }) => pointOf.get(id))
    const labels = categories.map(({ title }) => title)
    const chart = byCategory(material, labels, [seriesOf(name, figures, material.info)])
    return { chart, sample: ownSamples(chart) }
  }
}

/** Categories that have data, the largest first. */
export function rankedBars(name: Category, categories: readonly Category[], figureOf: (point: StatPoint) => Figure) {
  const titleOf = new Map(categories.map(({ id, title }) => [id, title]))
  return (material: Material): Drawn => {
    const rows = material.points
      .filter(({ series }) => titleOf.has(series))
      .map(point => ({ title: titleOf.get(point.series) ?? '', figure: figureOf(point) }))
      .toSorted((one, other) => other.figure.value - one.figure.value || (one.title < other.title ? -1 : 1))
    const series = seriesOf(
      name,
      rows.map(({ figure }) => figure),
      material.info,
    )
    const labels = rows.map(({ title }) => title)
    const chart = byCategory(material, labels, [series])
    return { chart, sample: ownSamples(chart) }
  }
}

/** Two measures of each category, stored as «all/crm» and «top/crm». */
export function pairedDots(parts: readonly Category[], categories: readonly Category[]) {
  return (material: Material): Drawn => {
    const pointOf = new Map(material.points.map(point => [point.series, point]))
    const known = categories.filter(({ id }) => parts.some(part => pointOf.has(`${part.id}/${id}`)))
    const series = parts.map(part =>
      seriesOf(
        part,
        known.map(({ id }) => pointOf.get(`${part.id}/${id}`)),
        material.info,
      ),
    )
    const labels = known.map(({ title }) => title)
    const chart = byCategory(material, labels, series)
    return { chart, sample: sharedSamples(chart) }
  }
}

/** Average marks of the last four quarters and of the four before. */
export function marks(material: Material): Drawn {
  const { points, periods, info } = material
  const year = stepsInYear('quarter')
  const spans = [
    { id: 'now', quarters: periods.slice(-year) },
    { id: 'before', quarters: periods.slice(-2 * year, -year) },
  ]
  const series = spans.map(({ id, quarters }) => {
    const figures = REVIEW_CRITERIA.map(criterion =>
      pooled(points.filter(point => point.series === criterion.id && quarters.includes(point.at))),
    )
    const [first = '', last = ''] = [quarters[0], quarters.at(-1)]
    return seriesOf(
      { id, title: `${periodLabel('quarter', first)}\u00a0— ${periodLabel('quarter', last)}` },
      figures,
      info,
    )
  })
  const known = series.filter(({ points: figures }) => figures.some(figure => figure !== null))
  const chart = byCategory(
    material,
    REVIEW_CRITERIA.map(({ title }) => title),
    known,
  )
  // Every review has all five marks.
  return { chart, sample: known.reduce((sum, { samples }) => sum + Math.max(0, ...samples), 0) }
}

/** Averages of quarters as one. Marks are whole, so the sum of a quarter can be restored exactly. */
function pooled(points: readonly StatPoint[]): Figure {
  const sample = points.reduce((sum, point) => sum + point.sample, 0)
  const total = points.reduce((sum, point) => sum + Math.round(point.value * point.sample), 0)
  return { value: total / Math.max(1, sample), sample }
}

/** A row for each year, a cell for each month. */
export function heatMap(material: Material): Drawn {
  const { points, periods, info } = material
  const shown = new Set(periods)
  const known = points.filter(({ at }) => shown.has(at))
  const years = [...new Set(known.map(({ at }) => at.slice(0, 4)))].sort()
  const pointAt = new Map(known.map(point => [point.at, point]))
  const series = years.map(year =>
    seriesOf(
      { id: year, title: year },
      MONTHS.map((_, month) => pointAt.get(`${year}-${String(month + 1).padStart(2, '0')}-01`)),
      info,
    ),
  )
  const filled = series.filter(({ points: cells }) => cells.some(cell => cell !== null))
  const chart = byCategory(material, [...MONTHS], filled)
  return { chart, sample: ownSamples(chart) }
}

const MONTHS = monthLabels('2026-12-01', 12)
