import { formatMonth } from '#domain/time/dates.ts'
import type { Tick } from '../../ui/scale/geometry.ts'

/** Whole months side by side; positions from 0 to 1. */
export interface MonthScale {
  at: (day: string) => number
  ticks: readonly Tick[]
}

/** A label nearer to an end would touch that of the end. */
const ROOM_AT_END = 0.24

/** From the month of the first day to that of the last. */
export function monthScale(days: readonly string[]): MonthScale {
  const sorted = days.toSorted()
  const first = monthOf(sorted[0] ?? '')
  const months = monthOf(sorted.at(-1) ?? '') - first + 1
  return {
    at: day => (monthOf(day) - first + (Number(day.slice(8)) - 1) / 31) / months,
    ticks: ticksOf(first, months),
  }
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function ticksOf(first: number, months: number): Tick[] {
  return Array.from({ length: months + 1 }, (_, index) => {
    const [at, month] = [index / months, first + index]
    const isYear = month % 12 === 0
    if (index === 0) return { at, isMajor: true, label: titleOf(month) }
    if (index === months) return { at, isMajor: true, label: titleOf(month - 1) }
    const hasRoom = at > ROOM_AT_END && 1 - at > ROOM_AT_END
    return { at, isMajor: isYear, ...(isYear && hasRoom && { label: String(month / 12) }) }
  })
}

const titleOf = (month: number): string =>
  formatMonth(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`)
