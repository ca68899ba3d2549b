import { BEST_MARK, WORST_MARK } from '#domain/forms/review-add-form.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'

interface Reviews {
  count: number
  average: number
}

/** What one more review does to the agency's average: «поднимет её на 0,02». */
export function shiftText({ count, average }: Reviews, overall: number): string {
  const shift = (overall - average) / (count + 1)
  const size = formatNumber(Math.abs(shift), 2)
  if (size === '0') return 'сдвинет её меньше чем на 0,01'
  return `${shift > 0 ? 'поднимет' : 'опустит'} её на ${size}`
}

/** The most that any mark could do, rounded up. */
export function largestShift({ count, average }: Reviews): string {
  const largest = Math.max(BEST_MARK - average, average - WORST_MARK) / (count + 1)
  return formatNumber(Math.ceil(largest * 100) / 100, 2)
}
