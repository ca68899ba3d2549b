import type { Count, CountKey } from '#db/queries/counter/counts.ts'
import { COUNTED, type CountedKind } from '#domain/counter/kinds.ts'

export type Hit = Pick<CountKey, 'kind' | 'subject' | 'type' | 'region'>

/** Who did it and when; the address only bounds what it may add. */
export type HitSource = Pick<CountKey, 'day' | 'device'> & { address: string }

export interface Counter {
  /** False for a batch that was counted before. */
  isNewBatch(id: string): boolean
  add(hit: Hit, source: HitSource): void
  /** Everything counted since the last time. */
  take(): Count[]
  /** Returns counts that could not be written. */
  putBack(counts: readonly Count[]): void
}

/** One address adds no more than this to a figure in a day: an office or a mobile network shares an address. */
const MOST_OF_ONE = 20
/** A page's name covers all pages of its kind. */
const MOST_PAGES = 200
/** Different figures of one address in a day; more is no reader. */
const MOST_FIGURES = 2_000
/** Free text is the only subject that visitors can make up. */
const MOST_QUERIES = 5_000
const KEPT_BATCHES = 20_000
const KEPT_ADDRESSES = 50_000

/** Adds up in memory. Its size is bounded by figures and addresses, not by visits; bounds hold for one process. */
export function makeCounter(): Counter {
  const batches = new Set<string>()
  const counted = new Map<string, Count>()
  let today = ''
  let addresses = new Map<string, Map<string, number>>()
  let queries = new Set<string>()

  function put(count: Count): void {
    const key = keyOf(count)
    const known = counted.get(key)
    if (known) known.hits += count.hits
    else counted.set(key, { ...count })
  }

  /** Whether this address may still add to this figure today. */
  function isWithinBounds({ kind, subject, type, region }: Hit, address: string): boolean {
    const figures = addresses.get(address) ?? new Map<string, number>()
    const figure = [kind, subject, type, region].join('\n')
    const before = figures.get(figure) ?? 0
    if (before >= mostOf(kind) || (before === 0 && figures.size >= MOST_FIGURES)) return false
    if (COUNTED[kind] === 'query' && !queries.has(figure)) {
      if (queries.size >= MOST_QUERIES) return false
      queries.add(figure)
    }
    figures.set(figure, before + 1)
    // The address heard of last goes last: a full memory forgets those that have been quiet.
    addresses.delete(address)
    addresses.set(address, figures)
    dropOldest(addresses, KEPT_ADDRESSES)
    return true
  }

  return {
    isNewBatch(id) {
      if (batches.has(id)) return false
      batches.add(id)
      dropOldest(batches, KEPT_BATCHES)
      return true
    },
    add(hit, { day, device, address }) {
      if (day !== today) {
        today = day
        addresses = new Map()
        queries = new Set()
      }
      if (isWithinBounds(hit, address)) put({ ...hit, day, device, hits: 1 })
    },
    take() {
      const taken = [...counted.values()]
      counted.clear()
      return taken
    },
    putBack(counts) {
      for (const count of counts) put(count)
    },
  }
}

const mostOf = (kind: CountedKind): number => (kind === 'page' ? MOST_PAGES : MOST_OF_ONE)

const keyOf = ({ day, kind, subject, type, region, device }: CountKey): string =>
  [day, kind, subject, type, region, device].join('\n')

function dropOldest(kept: Set<string> | Map<string, unknown>, max: number): void {
  if (kept.size <= max) return
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
