import { NBSP } from '../numbers/numbers.ts'
import { MINUTES_AGO } from '../russian/nouns.ts'
import { counted, plural } from '../russian/plural.ts'

// As it comes: a Date in the server, ISO text on the wire.
export type Moment = Date | string

// Moscow has kept UTC+3 without summer time since 2014.
const MOSCOW_OFFSET = 3 * 3_600_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_IN_WORDS = 30

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
export function formatDate(moment: Moment): string {
  const date = inMoscow(moment)
  return `${date.getUTCDate()}${NBSP}${monthOf(date).genitive} ${date.getUTCFullYear()}`
}

// «05.03.2026»
export function formatDateNumeric(moment: Moment): string {
  const [year, month, day] = moscowDay(moment).split('-')
  return `${day}.${month}.${year}`
}

// «09:05», Moscow's clock.
export function formatTime(moment: Moment): string {
  return inMoscow(moment).toISOString().slice(11, 16)
}

// «05.03.2026 09:05»
export function formatMoment(moment: Moment): string {
  return `${formatDateNumeric(moment)} ${formatTime(moment)}`
}

// «март 2026»
export function formatMonth(moment: Moment): string {
  const date = inMoscow(moment)
  return `${monthOf(date).title} ${date.getUTCFullYear()}`
}

// «5 минут назад», «3 часа назад», «вчера», «3 дня назад»; older moments and moments to come show their date.
export function formatAgo(moment: Moment, now: Moment): string {
  const then = inMoscow(moment).getTime()
  const today = inMoscow(now).getTime()
  const passed = today - then
  if (passed < 0) return formatDate(moment)
  if (passed < MINUTE) return 'только что'
  if (passed < HOUR) return minutesAgo(Math.floor(passed / MINUTE))

  const days = Math.floor(today / DAY) - Math.floor(then / DAY)
  if (days === 0) return `${counted(Math.floor(passed / HOUR), 'hour')} назад`
  if (days === 1) return 'вчера'
  return days <= DAYS_IN_WORDS ? `${counted(days, 'day')} назад` : formatDate(moment)
}

// «2026-03-05», the calendar day as it is stored.
export function moscowDay(moment: Moment): string {
  return inMoscow(moment).toISOString().slice(0, 10)
}

export function moscowYear(moment: Moment): number {
  return inMoscow(moment).getUTCFullYear()
}

export function moscowHour(moment: Moment): number {
  return inMoscow(moment).getUTCHours()
}

function minutesAgo(minutes: number): string {
  return `${minutes}${NBSP}${plural(minutes, MINUTES_AGO)} назад`
}

// A date whose UTC fields read as Moscow's clock.
function inMoscow(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + MOSCOW_OFFSET)
}

function monthOf(date: Date): (typeof MONTHS)[number] {
  return MONTHS[date.getUTCMonth()] ?? MONTHS[0]
}
