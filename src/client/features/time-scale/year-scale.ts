import { moscowDay, type Timestamp } from '#domain/time/dates.ts'

/** Whole years side by side, the current one last. */
export interface YearScale {
  years: readonly number[]
  /** Positions from 0 to 1. */
  startOf: (year: number) => number
  middleOf: (year: number) => number
  at: (timestamp: Timestamp) => number
}

/** Fewer would make a month as wide as a year. */
const MIN_YEARS = 4
const YEAR_MS = 365.25 * 86_400_000

export function yearScale(first: number, today: Timestamp): YearScale {
  const last = yearOf(today)
  const start = Math.min(first, last - MIN_YEARS + 1)
  const count = last - start + 1
  const startOf = (year: number) => (year - start) / count
  return {
    years: Array.from({ length: count }, (_, index) => start + index),
    startOf,
    middleOf: year => startOf(year + 0.5),
    at: timestamp => {
      const day = moscowDay(timestamp)
      const year = Number(day.slice(0, 4))
      return startOf(year + (Date.parse(day) - Date.UTC(year, 0, 1)) / YEAR_MS)
    },
  }
}

const yearOf = (timestamp: Timestamp): number => Number(moscowDay(timestamp).slice(0, 4))

interface Marked {
  at: number
}

/**
 * Labels stand before their mark in the late half of the scale and after it in the early one. Each goes to the lowest
 * level where it touches no other; `width` is the share of the scale that a label takes.
 */
export function labelLevels<Mark extends Marked>(
  marks: readonly Mark[],
  width: number,
): (Mark & { level: number; isBefore: boolean })[] {
  const levels: [number, number][][] = []
  return marks
    .toSorted((one, other) => one.at - other.at)
    .map(mark => {
      const isBefore = mark.at > 0.5
      const [from, to] = isBefore ? [mark.at - width, mark.at] : [mark.at, mark.at + width]
      const free = levels.findIndex(taken => taken.every(([start, end]) => to <= start || from >= end))
      const level = free === -1 ? levels.length : free
      levels[level] = [...(levels[level] ?? []), [from, to]]
      return { ...mark, level, isBefore }
    })
}
