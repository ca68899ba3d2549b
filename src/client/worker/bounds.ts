/** How much one cache may hold. */
export interface Bounds {
  count: number
  bytes: number
  ageMs: number
}

const DAY_MS = 86_400_000
const MEGABYTE = 1_000_000

export const BOUNDS = {
  pages: { count: 60, bytes: 15 * MEGABYTE, ageMs: 30 * DAY_MS },
  /** The files of several releases: a copy needs those it was made with. */
  files: { count: 300, bytes: 10 * MEGABYTE, ageMs: 90 * DAY_MS },
  pictures: { count: 200, bytes: 10 * MEGABYTE, ageMs: 30 * DAY_MS },
} as const satisfies Record<string, Bounds>

/** A picture kept longer is shown once more and asked for again meanwhile. */
export const PICTURE_FRESH_MS = DAY_MS

export interface KeptEntry {
  url: string
  at: number
  bytes: number
}

/** Entries beyond the bounds, the newest staying. */
export function surplus<E extends KeptEntry>(entries: readonly E[], { count, bytes, ageMs }: Bounds, now: number): E[] {
  let room = bytes
  let isFull = false
  return entries
    .toSorted((one, other) => other.at - one.at)
    .filter((entry, index) => {
      room -= entry.bytes
      isFull ||= room < 0 || index >= count
      return isFull || now - entry.at > ageMs
    })
}
