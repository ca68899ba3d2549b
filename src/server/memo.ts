/**
 * Answers that are the same for everyone (menu, contacts, list of ratings) are made once a minute, not once a request.
 * One maker runs at a time per key; a failure is not remembered.
 */
export interface Memo {
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

interface Remembered {
  value: Promise<unknown>
  freshUntil: number
}

export function makeMemo(now: () => number, freshMs = 60_000): Memo {
  const kept = new Map<string, Remembered>()
  return {
    remember<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && known.freshUntil > now()) return known.value as Promise<T>
      const value = make()
      kept.set(key, { value, freshUntil: now() + freshMs })
      value.catch(() => kept.delete(key))
      return value
    },
    clear: () => kept.clear(),
  }
}
