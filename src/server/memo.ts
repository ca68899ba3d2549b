/**
 * Answers that are the same for everyone (menu, contacts, list of ratings) are made once a minute, not once a request.
 * One maker runs at a time per key; a failure is not remembered.
 */
export interface Memo {
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

/** Some keys carry what a visitor asked for: without a bound, made-up names would fill the memory. */
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
