/**
 * Caches answers that are the same for everyone (menu, contacts, list of ratings) for a minute.
 * One computation runs at a time per key; failures are not cached.
 */
export interface Memo {
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

/** Some keys contain visitor input: without a bound, made-up names would fill the memory. */
const MAX_KEPT = 10_000

interface Remembered {
  value: Promise<unknown>
  freshUntil: number
}

export function makeMemo(now: () => number, freshMs = 60_000, maxKept = MAX_KEPT): Memo {
  const kept = new Map<string, Remembered>()
  return {
    remember<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && known.freshUntil > now()) return known.value as Promise<T>
      const value = make()
      const remembered = { value, freshUntil: now() + freshMs }
      kept.delete(key)
      kept.set(key, remembered)
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? key)
      value.catch(() => {
        if (kept.get(key) === remembered) kept.delete(key)
      })
      return value
    },
    clear: () => kept.clear(),
  }
}
