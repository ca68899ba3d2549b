import type { Random } from '#seed/random.ts'

/** January to December, about 1 on average: quiet in summer and over the holidays, busy in autumn. */
const VIEWS = [0.8, 1.02, 1.08, 1.04, 0.9, 0.92, 0.84, 0.88, 1.12, 1.22, 1.18, 0.9]
/** Nobody starts a project in the last weeks of a year. */
const TENDERS = [0.72, 1.08, 1.12, 1.04, 0.88, 0.92, 0.78, 0.86, 1.2, 1.3, 1.16, 0.55]
export const SEASONS = { views: VIEWS, tenders: TENDERS } as const

/** Sunday to Saturday: people choose contractors at work. */
const WEEK = [0.45, 1.15, 1.25, 1.22, 1.2, 1.05, 0.5]

/** Share of phones at the beginning and at the end of the history. */
const MOBILE = [0.34, 0.47] as const

export interface HistoryMonth {
  year: number
  /** 0–11 */
  month: number
  /** How many months ago; 0 is the current one. */
  ago: number
  /** The days that are over, as timestamps. */
  days: readonly number[]
  daysInMonth: number
}

const DAY = 86_400_000
/** Two full years, compared with each other, and the current month. */
const MONTHS = 24

/** From 24 months ago to the current one, whose days end before `today`. */
export function historyMonths(today: number): HistoryMonth[] {
  const now = new Date(today)
  return Array.from({ length: MONTHS + 1 }, (_, index) => {
    const ago = MONTHS - index
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)
    const date = new Date(first)
    const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    const days = Array.from({ length: daysInMonth }, (_, day) => first + day * DAY).filter(day => day < today)
    return { year: date.getUTCFullYear(), month: date.getUTCMonth(), ago, days, daysInMonth }
  }).filter(({ days }) => days.length > 0)
}

export interface Trend {
  /** Today's level in an average month. */
  level: number
  /** 1.2 is a fifth more than a year ago. */
  yearly: number
  season: readonly number[]
}

/** The current month gets the share of its days that have passed. */
export function monthTotal(random: Random, { level, yearly, season }: Trend, at: HistoryMonth): number {
  const grown = level * yearly ** (-at.ago / 12) * (season[at.month] ?? 1)
  return ((random.logNormal(1, 0.06) * grown) / at.daysInMonth) * at.days.length
}

/** Rounds up or down by chance, so that small numbers keep their average. */
export const whole = (random: Random, value: number): number => Math.floor(value + random.next())

/** The share of phones grows steadily. */
export function byDevice(random: Random, hits: number, { ago }: HistoryMonth) {
  const [before, now] = MOBILE
  const mobile = Math.min(hits, whole(random, hits * (now - ((now - before) * ago) / MONTHS)))
  return { desktop: hits - mobile, mobile }
}

/** Spreads a month over its days: fewer at weekends. */
export function byDay(random: Random, hits: number, { days }: HistoryMonth): { day: number; hits: number }[] {
  const weights = days.map(day => (WEEK[new Date(day).getUTCDay()] ?? 1) * random.logNormal(1, 0.08))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let left = hits
  return days.map((day, index) => {
    const share = (hits * (weights[index] ?? 0)) / sum
    const own = index === days.length - 1 ? left : Math.min(left, whole(random, share))
    left -= own
    return { day, hits: own }
  })
}
