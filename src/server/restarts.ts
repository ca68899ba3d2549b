const MAX_PER_HOUR = 10
const HOUR_MS = 3_600_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

export interface Restarts {
  /** Call it when a process has ended: milliseconds until the next start, or null after too many in an hour. */
  next(): number | null
}

/** A process that ends again and again is started after ever longer pauses, so that it does not burn the machine. */
export function makeRestarts(now: () => number = Date.now): Restarts {
  let ends: number[] = []
  return {
    next() {
      ends = [...ends.filter(at => now() - at < HOUR_MS), now()]
      if (ends.length > MAX_PER_HOUR) return null
      return Math.min(FIRST_PAUSE_MS * 2 ** (ends.length - 1), LONGEST_PAUSE_MS)
    },
  }
}
