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

interface Remembered {
  value: Promise<unknown>
  freshUntil: number
}

export function makeMemo(now: () => number, freshMs = 60_000, maxKept = MAX_KEPT, maxLarge = MAX_LARGE): Memo {
  const small = new Map<string, Remembered>()
  const large = new Map<string, Remembered>()
  const remembering =
    (kept: Map<string, Remembered>, max: number): Remember =>
    <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const known = kept.get(key)
      if (known && known.freshUntil > now()) return known.value as Promise<T>
      const value = make()
      const remembered = { value, freshUntil: now() + freshMs }
      kept.delete(key)
      kept.set(key, remembered)
      if (kept.size > max) kept.delete(kept.keys().next().value ?? key)
      value.catch(() => {
        if (kept.get(key) === remembered) kept.delete(key)
      })
      return value
    }
  return {
    remember: remembering(small, maxKept),
    rememberLarge: remembering(large, maxLarge),
    clear: () => {
      small.clear()
      large.clear()
    },
  }
}
