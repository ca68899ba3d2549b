import { NBSP } from '../numbers/numbers.ts'

// A Date on the server, an ISO string on the wire.
export type Timestamp = Date | string

// Moscow has been on UTC+3 without daylight saving time since 2014.
const MOSCOW_OFFSET = 3 * 3_600_000

const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ')

const shortOf = (date: Date): string => titleOf(date).slice(0, 3)

// «мая», «марта»
function genitiveOf(date: Date): string {
  const title = titleOf(date)
  return title.endsWith('т') ? `${title}а` : `${title.slice(0, -1)}я`
}

// «12 ноября 2026»
export function formatDate(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${genitiveOf(date)} ${date.getUTCFullYear()}`
}

// «16 ноя»
export function dayAndMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${shortOf(date)}`
}

// «12 ноября»
export function formatDayMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${genitiveOf(date)}`
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

// «март 2026»
export function formatMonth(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${titleOf(date)} ${date.getUTCFullYear()}`
}

// «март» of 2: months count from 0.
export const monthTitle = (month: number): string => MONTHS[month] ?? ''

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
  return Array.from({ length: count }, (_, index) => (MONTHS.at((last - count + 1 + index) % 12) ?? '').slice(0, 3))
}

// A date whose UTC fields hold Moscow local time.
function inMoscow(timestamp: Timestamp): Date {
  return new Date(new Date(timestamp).getTime() + MOSCOW_OFFSET)
}

const titleOf = (date: Date): string => monthTitle(date.getUTCMonth())
