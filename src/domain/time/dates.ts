import { NBSP } from '../numbers/numbers.ts'

// A Date on the server, an ISO string on the wire.
export type Timestamp = Date | string

// Moscow has been on UTC+3 without daylight saving time since 2014.
const MOSCOW_OFFSET = 3 * 3_600_000

const MONTHS = [
  { short: 'янв', title: 'январь', genitive: 'января' },
  { short: 'фев', title: 'февраль', genitive: 'февраля' },
  { short: 'мар', title: 'март', genitive: 'марта' },
  { short: 'апр', title: 'апрель', genitive: 'апреля' },
  { short: 'май', title: 'май', genitive: 'мая' },
  { short: 'июн', title: 'июнь', genitive: 'июня' },
  { short: 'июл', title: 'июль', genitive: 'июля' },
  { short: 'авг', title: 'август', genitive: 'августа' },
  { short: 'сен', title: 'сентябрь', genitive: 'сентября' },
  { short: 'окт', title: 'октябрь', genitive: 'октября' },
  { short: 'ноя', title: 'ноябрь', genitive: 'ноября' },
  { short: 'дек', title: 'декабрь', genitive: 'декабря' },
] as const

// «12 ноября 2026»
export function formatDate(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${monthOf(date).genitive} ${date.getUTCFullYear()}`
}

// «16 ноя»
export function dayAndMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${monthOf(date).short}`
}

// «12 ноября»
export function formatDayMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${monthOf(date).genitive}`
}

// «05.03.2026»
export function formatDateNumeric(timestamp: Timestamp): string {
  const [year, month, day] = moscowDay(timestamp).split('-')
  return `${day}.${month}.${year}`
}

// «09:05» in Moscow.
export function formatTime(timestamp: Timestamp): string {
  return inMoscow(timestamp).toISOString().slice(11, 16)
}

// «05.03.2026 09:05»
export function formatDateTime(timestamp: Timestamp): string {
  return `${formatDateNumeric(timestamp)} ${formatTime(timestamp)}`
}

// Spec §9: «26:05:09», hours:minutes:seconds. A clock that runs behind gives zero.
export function formatElapsed(from: Timestamp, to: Timestamp): string {
  const seconds = Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000))
  const [hours, ...rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, ...rest.map(part => String(part).padStart(2, '0'))].join(':')
}

// «март 2026»
export function formatMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${monthOf(date).title} ${date.getUTCFullYear()}`
}

// «март» of 2: months count from 0.
export const monthTitle = (month: number): string => (MONTHS[month] ?? MONTHS[0]).title

// «2026-03-05», as stored in the database.
export function moscowDay(timestamp: Timestamp): string {
  return inMoscow(timestamp).toISOString().slice(0, 10)
}

export function moscowYear(timestamp: Timestamp): number {
  return inMoscow(timestamp).getUTCFullYear()
}

export function moscowHour(timestamp: Timestamp): number {
  return inMoscow(timestamp).getUTCHours()
}

// Months since year 0: the difference of two is how many months apart they are.
export function moscowMonth(timestamp: Timestamp): number {
  const date = inMoscow(timestamp)
  return 12 * date.getUTCFullYear() + date.getUTCMonth()
}

// The last moment of a day in Moscow.
export const endOfMoscowDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000 - MOSCOW_OFFSET - 1)

// The last second of the month in Moscow.
export function endOfMoscowMonth(month: number): Date {
  const next = month + 1
  return new Date(Date.UTC(Math.floor(next / 12), next % 12, 1) - MOSCOW_OFFSET - 1000)
}

// From the first moment of the year in Moscow to that of the next.
export const moscowYearBounds = (year: number): { from: Date; to: Date } => ({
  from: new Date(Date.UTC(year, 0, 1) - MOSCOW_OFFSET),
  to: new Date(Date.UTC(year + 1, 0, 1) - MOSCOW_OFFSET),
})

// «дек», «янв»: the months that end with the timestamp's.
export function monthLabels(timestamp: Timestamp, count: number): string[] {
  const last = inMoscow(timestamp).getUTCMonth()
  return Array.from({ length: count }, (_, index) => (MONTHS.at((last - count + 1 + index) % 12) ?? MONTHS[0]).short)
}

// A date whose UTC fields hold Moscow local time.
function inMoscow(timestamp: Timestamp): Date {
  return new Date(new Date(timestamp).getTime() + MOSCOW_OFFSET)
}

function monthOf(date: Date): (typeof MONTHS)[number] {
  return MONTHS[date.getUTCMonth()] ?? MONTHS[0]
}
