import { ByteLru } from './byte-lru.ts'
import { roughBytes } from './rough-bytes.ts'

/**
 * Caches answers that are the same for everyone (menu, contacts, list of ratings) for a minute.
 * One computation runs at a time per key; failures are not cached.
 */
export interface Memo {
  remember: Remember
  /** For answers of many kilobytes: only the latest few are kept. */
  rememberLarge: Remember
  clear(): void
}

type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>

/** Some keys contain visitor input: without a bound, made-up names would fill the memory. */
const MAX_KEPT = 10_000
const MAX_LARGE = 200
/** Of each of the two kinds. */
const MAX_BYTES = 16 * 1024 * 1024

interface Remembered {
  value: Promise<unknown>
  freshUntil: number
  /** Estimated once the answer is there. */
  bytes: number
}

interface Bounds {
  maxKept?: number
  maxLarge?: number
  maxBytes?: number
}

export function makeMemo(
  now: () => number,
  freshMs = 60_000,
  { maxKept = MAX_KEPT, maxLarge = MAX_LARGE, maxBytes = MAX_BYTES }: Bounds = {},
): Memo {
  const small = new ByteLru<Remembered>(maxBytes, ({ bytes }) => bytes)
  const large = new ByteLru<Remembered>(maxBytes, ({ bytes }) => bytes)

  /** Answers are kept in the order of their making, so the stale ones come first. */
  const makeRoom = (kept: ByteLru<Remembered>, max: number): void => {
    for (const [key, { freshUntil }] of kept.entries()) {
      if (freshUntil > now() && kept.size < max) break
      kept.delete(key)
    }
  }

  const remembering =
    (kept: ByteLru<Remembered>, max: number): Remember =>
    <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const known = kept.get(key)
      if (known && known.freshUntil > now()) return known.value as Promise<T>
      const value = make()
      const remembered: Remembered = { value, freshUntil: now() + freshMs, bytes: 0 }
      kept.delete(key)
      makeRoom(kept, max)
      kept.set(key, remembered)
      value.then(
        answer => {
          remembered.bytes = roughBytes(answer)
          if (kept.get(key) === remembered) kept.reweigh(key)
        },
        () => {
          if (kept.get(key) === remembered) kept.delete(key)
        },
      )
      return value
    }
  return {
    remember: remembering(small, maxKept),
    rememberLarge: remembering(large, maxLarge),
    clear: () => {
      for (const kept of [small, large]) for (const [key] of kept.entries()) kept.delete(key)
    },
  }
}
