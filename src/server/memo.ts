import { LRUCache } from 'lru-cache'
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

/** The cache keeps no `undefined`. */
interface Remembered {
  answer: unknown
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
  const makeCache = (max: number) =>
    new LRUCache<string, Remembered, () => Promise<unknown>>({
      max,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => Math.ceil(roughBytes(answer)),
      ttl: freshMs,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: async (_key, _stale, { context: make }) => ({ answer: await make() }),
      // Callers of a computation that was cleared or evicted meanwhile still get its answer, which is not kept.
      ignoreFetchAbort: true,
    })
  const small = makeCache(maxKept)
  const large = makeCache(maxLarge)
  const remembering =
    (kept: typeof small): Remember =>
    async <T>(key: string, make: () => Promise<T>) =>
      (await kept.forceFetch(key, { context: make })).answer as T
  return {
    remember: remembering(small),
    rememberLarge: remembering(large),
    clear: () => {
      small.clear()
      large.clear()
    },
  }
}
