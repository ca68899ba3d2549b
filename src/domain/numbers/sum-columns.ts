import { logPosition, type MoneyBounds } from './money-axis.ts'

export interface PaidSum {
  budget: number
  projects: number
}

export interface SumColumn extends PaidSum {
  /** Above the visitor's limit. */
  is_over: boolean
}

/** As many stacks of dots as stand side by side on the axis. */
const COLUMNS = 48

/** The narrowest axis from 1 or 3 of a power of ten to another that holds every value. */
export function boundsAround(values: readonly number[]): MoneyBounds {
  const lo = stepBelow(Math.min(...values))
  const hi = stepAbove(Math.max(...values))
  return lo === hi ? [lo, stepAbove(hi + 1)] : [lo, hi]
}

/** Sums that would be drawn over each other, together; a limit divides the column it falls into. */
export function sumColumns(sums: readonly PaidSum[], [lo, hi]: MoneyBounds, limit: number | null): SumColumn[] {
  const columns = new Map<string, PaidSum[]>()
  for (const sum of sums) {
    const isOver = limit !== null && sum.budget > limit
    const key = `${Math.floor(logPosition(sum.budget, lo, hi) * COLUMNS)} ${isOver}`
    columns.set(key, [...(columns.get(key) ?? []), sum])
  }
  return [...columns.values()].map(column => {
    const budget = column[Math.floor(column.length / 2)]?.budget ?? lo
    return { budget, projects: countProjects(column), is_over: limit !== null && budget > limit }
  })
}

export const countProjects = (sums: readonly Pick<PaidSum, 'projects'>[]): number =>
  sums.reduce((all, { projects }) => all + projects, 0)

function stepBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return value >= 3 * power ? 3 * power : power
}

function stepAbove(value: number): number {
  const below = stepBelow(value)
  if (below === value) return value
  return Number.isInteger(Math.log10(below)) ? below * 3 : (below / 3) * 10
}
