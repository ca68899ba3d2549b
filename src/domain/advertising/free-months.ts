import { monthText } from '../counter/demand.ts'
import { endOfMoscowMonth, moscowDay } from '../time/dates.ts'

interface Period {
  startsOn: string
  endsOn: string
}

/** How many of the ads are shown at the same time on the busiest day of a month, as moscowMonth numbers it. */
export function takenIn(month: number, periods: readonly Period[]): number {
  const first = `${monthText(month)}-01`
  const last = moscowDay(endOfMoscowMonth(month))
  const inMonth = periods.filter(({ startsOn, endsOn }) => startsOn <= last && endsOn >= first)
  const days = [first, ...inMonth.map(({ startsOn }) => startsOn).filter(day => day > first)]
  return Math.max(...days.map(day => inMonth.filter(({ startsOn, endsOn }) => startsOn <= day && endsOn >= day).length))
}
