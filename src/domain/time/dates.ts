import { NBSP } from '../numbers/numbers.ts'

// A Date on the server, an ISO string on the wire.
export type Timestamp = Date | string

// Moscow has been on UTC+3 without daylight saving time since 2014.
const MOSCOW_OFFSET = 3 * 3_600_000

const MONTHS = [
  { title: 'январь', genitive: 'января' },
  { title: 'февраль', genitive: 'февраля' },
  { title: 'март', genitive: 'марта' },
  { title: 'апрель', genitive: 'апреля' },
  { title: 'май', genitive: 'мая' },
  { title: 'июнь', genitive: 'июня' },
  { title: 'июль', genitive: 'июля' },
  { title: 'август', genitive: 'августа' },
  { title: 'сентябрь', genitive: 'сентября' },
  { title: 'октябрь', genitive: 'октября' },
  { title: 'ноябрь', genitive: 'ноября' },
  { title: 'декабрь', genitive: 'декабря' },
] as const

// «12 ноября 2026»
export function formatDate(timestamp: Timestamp): string {
  const date = inMoscow(timestamp)
  return `${date.getUTCDate()}${NBSP}${monthOf(date).genitive} ${date.getUTCFullYear()}`
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

// A date whose UTC fields hold Moscow local time.
function inMoscow(timestamp: Timestamp): Date {
  return new Date(new Date(timestamp).getTime() + MOSCOW_OFFSET)
}

function monthOf(date: Date): (typeof MONTHS)[number] {
  return MONTHS[date.getUTCMonth()] ?? MONTHS[0]
}
