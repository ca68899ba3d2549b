import type { AdSlot } from '#domain/advertising/slots.ts'
import { dateText } from '#seed/market/calendar.ts'
import { makeRandom } from '#seed/random.ts'
import type { CountRow } from './count-history.ts'
import { byDevice, historyMonths, SEASONS, whole } from './rhythm.ts'

export interface CountedAd {
  erid: string
  slot: AdSlot
  rating_type: string | null
  starts_on: string
  ends_on: string
}

/** Views on an average day. */
const DAILY: Readonly<Record<AdSlot, number>> = {
  general: 210,
  wide_native_card: 64,
  mini_native_card: 38,
  promotion: 150,
}
/** Clicks per view. */
const CLICKED = 0.011
const WEEKEND = 0.45

/** Views and clicks of ads by day, for as long as the counts of a fictional market go back. */
export function* adHistory(
  ads: readonly CountedAd[],
  { today, seed }: { today: number; seed: number },
): Generator<CountRow> {
  const months = historyMonths(today)
  for (const ad of ads) {
    const random = makeRandom(seed).fork(`ads/${ad.erid}`)
    for (const month of months) {
      const season = SEASONS.views[month.month] ?? 1
      for (const day of month.days) {
        const text = dateText(day)
        if (text < ad.starts_on || text > ad.ends_on) continue
        const weekday = new Date(day).getUTCDay()
        const isWeekend = weekday === 0 || weekday === 6
        const level = DAILY[ad.slot] * season * (isWeekend ? WEEKEND : 1) * random.logNormal(1, 0.12)
        const views = byDevice(random, whole(random, level), month)
        for (const device of ['desktop', 'mobile'] as const) {
          const seen = views[device]
          const clicked = Math.min(seen, whole(random, seen * CLICKED))
          const figure = { day: text, subject: ad.erid, type: ad.rating_type ?? '', region: '', device }
          if (seen > 0) yield { ...figure, kind: 'ad-seen', hits: seen }
          if (clicked > 0) yield { ...figure, kind: 'ad-clicked', hits: clicked }
        }
      }
    }
  }
}
