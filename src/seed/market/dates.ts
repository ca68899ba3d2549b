import type { Random } from '#seed/random.ts'
import { DAY } from './calendar.ts'

/** A random time during working hours, so that nothing is dated midnight. */
export const atWork = (random: Random, day: number): number =>
  Math.floor(day / DAY) * DAY + random.int(6 * 60, 17 * 60) * 60_000 + random.int(0, 59) * 1000
