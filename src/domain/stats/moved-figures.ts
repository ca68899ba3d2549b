import { roundDecimal, shownGap } from '../numbers/numbers.ts'

interface DatedChart {
  /** «%» for shares. */
  unit: string
  labels: readonly string[]
  /** Starts of periods, «2026-10-01»; empty when labels are categories. */
  dates: readonly string[]
  series: readonly { title: string; points: readonly (number | null)[] }[]
}

interface MovedFigure {
  title: string
  value: number
  /** In points for a share, in percent for anything else. */
  change: number
}

interface PeriodFigures {
  label: string
  before: string
  /** Whether the period ended with the reported month; quarters end every third. */
  isNew: boolean
  moved: MovedFigure[]
  /** How many figures moved by a point or less. */
  still: number
}

const MOVED = 1

/**
 * The latest period with figures that was complete at the end of the month, «2026-10», against the one before; null
 * without such a pair.
 */
export function movedFigures({ unit, labels, dates, series }: DatedChart, month: string): PeriodFigures | null {
  const months = dates.map(monthNumber)
  const [first = 0, second = 0] = months
  const length = second - first
  const end = monthNumber(month) + 1
  const isKnown = (index: number) => series.some(({ points }) => (points[index] ?? null) !== null)
  const at = months.findLastIndex((start, index) => start + length <= end && isKnown(index))
  if (at < 1) return null
  const figures = series.flatMap(({ title, points }) => {
    const [before, value] = [points[at - 1] ?? null, points[at] ?? null]
    const change = before === null || value === null ? null : changeOf(unit, before, value)
    return value === null || change === null ? [] : [{ title, value, change }]
  })
  const moved = figures.filter(({ change }) => Math.abs(change) > MOVED)
  return {
    label: labels[at] ?? '',
    before: labels[at - 1] ?? '',
    isNew: (months[at] ?? 0) + length === end,
    moved,
    still: figures.length - moved.length,
  }
}

function changeOf(unit: string, before: number, value: number): number | null {
  if (unit === '%') return shownGap(value, before)
  return before === 0 ? null : roundDecimal((value / before - 1) * 100, 1)
}

/** Months since year 0. */
function monthNumber(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * 12 + month - 1
}
