import type { Random } from '#seed/random.ts'
import { DAY, MONTH, startOfYear } from './calendar.ts'
import type { Profile } from './profile.ts'

// The window of the current ratings; older projects feed the archive editions.
const RECENT_MONTHS = 36
const EARLIEST = startOfYear(2016)
const FIRST_PROJECT_DAYS = 90

/** Most projects are from the last three years, the rest spread evenly back to 2016. */
export function launchDate(random: Random, profile: Profile, now: number): number {
  const recentFrom = now - RECENT_MONTHS * MONTH
  const opened = profile.foundedAt + FIRST_PROJECT_DAYS * DAY
  const earliest = Math.max(EARLIEST, opened)
  const isRecent = !profile.isClosing && (earliest >= recentFrom || random.chance(profile.recentShare))
  const from = isRecent ? Math.max(recentFrom, opened) : earliest
  const to = isRecent ? now - 6 * DAY : Math.max(earliest + 120 * DAY, recentFrom)
  return Math.floor((from + random.next() * (to - from)) / DAY) * DAY
}

/** A random time during working hours, so that nothing is dated midnight. */
export const atWork = (random: Random, day: number): number =>
  Math.floor(day / DAY) * DAY + random.int(6 * 60, 17 * 60) * 60_000 + random.int(0, 59) * 1000
