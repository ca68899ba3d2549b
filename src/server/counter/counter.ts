import type { Count, CountKey } from '#db/queries/counter/counts.ts'
import { COUNTED, type CountedKind, heldSubject } from '#domain/counter/kinds.ts'
import { DayCounts } from './day-counts.ts'

export type Hit = Pick<CountKey, 'kind' | 'subject' | 'type' | 'region'>

/** Address and network only bound how much one source may add. */
export type HitSource = Pick<CountKey, 'day' | 'device'> & { address: string; network: string }

/** A click on an advertisement, which counts if its view by the same address does. */
export interface AdClick extends Hit, HitSource {
  /** How many writes found no view of it; another process may still have to write it. */
  waited: number
}

export interface AdView {
  day: string
  erid: string
  address: string
}

export interface Counter {
  /** False for a batch that was counted before. */
  isNewBatch(id: string): boolean
  add(hit: Hit, source: HitSource): void
  /** Adds to those held back. */
  hold(hit: Hit, source: Pick<HitSource, 'day' | 'device'>): void
  /** Everything counted since the last time. */
  take(): Taken
  /** Returns what could not be written. */
  putBack(taken: Partial<Taken>): void
}

export interface Taken {
  counts: Count[]
  adViews: AdView[]
  adClicks: AdClick[]
}

/** One address adds no more than this to a figure in a day: an office or a mobile network shares an address. */
const MOST_OF_ONE = 20
/** A page's name covers all pages of its kind. */
const MOST_PAGES = 200
/** A network adds as much as one address, or this share of the figure: ten networks alone cannot make a figure grow. */
const NETWORK_SHARE = 0.1
/** Free text is the only subject that visitors can make up. */
const MOST_QUERIES = 5_000
const KEPT_BATCHES = 20_000
/** Views and clicks of advertisements while nothing can be written. */
const MOST_WAITING = 20_000
const ADDRESSES = { sources: 50_000, figures: 2_000 }
const NETWORKS = { sources: 50_000, figures: 10_000 }

/** Adds up in memory. Its size is bounded by figures and addresses, not by visits; bounds hold for one process. */
export function makeCounter(): Counter {
  const batches = new Set<string>()
  const counted = new Map<string, Count>()
  let adViews: AdView[] = []
  let adClicks: AdClick[] = []
  let today = ''
  const byAddress = new DayCounts(ADDRESSES)
  const byNetwork = new DayCounts(NETWORKS)
  const totals = new Map<string, number>()
  const queries = new Set<string>()

  function put(count: Count): void {
    const key = keyOf(count)
    const known = counted.get(key)
    if (known) known.hits += count.hits
    else counted.set(key, { ...count })
  }

  /** Whether this address and its network may still add to this figure today; if not, the hit is held or ignored. */
  function judge(
    { kind, subject, type, region }: Hit,
    { address, network }: HitSource,
  ): 'counted' | 'held' | 'ignored' {
    const figure = [kind, subject, type, region].join('\n')
    const total = totals.get(figure) ?? 0
    const most = mostOf(kind)
    const [ofAddress, ofNetwork] = [byAddress.of(address, figure), byNetwork.of(network, figure)]
    if (!Number.isFinite(ofAddress + ofNetwork)) return 'ignored'
    if (isMadeUp(kind) && !queries.has(figure)) {
      if (queries.size >= MOST_QUERIES) return 'ignored'
      queries.add(figure)
    }
    const isOver = ofAddress >= most || ofNetwork >= Math.max(most, total * NETWORK_SHARE)
    // Held queries are not stored: visitors make them up.
    if (isOver) return isMadeUp(kind) ? 'ignored' : 'held'
    byAddress.add(address, figure)
    byNetwork.add(network, figure)
    totals.set(figure, total + 1)
    return 'counted'
  }

  function startDay(day: string): void {
    if (day === today) return
    today = day
    for (const kept of [byAddress, byNetwork, totals, queries]) kept.clear()
  }

  const hold: Counter['hold'] = ({ kind, subject, type, region }, { day, device }) =>
    put({ kind: 'held', subject: heldSubject(kind, subject), type, region, day, device, hits: 1 })

  return {
    isNewBatch(id) {
      if (batches.has(id)) return false
      batches.add(id)
      const [oldest] = batches
      if (batches.size > KEPT_BATCHES && oldest !== undefined) batches.delete(oldest)
      return true
    },
    add(hit, source) {
      const { day, device, address } = source
      startDay(day)
      const verdict = judge(hit, source)
      if (verdict === 'held') hold(hit, source)
      if (verdict !== 'counted') return
      if (hit.kind === 'ad-clicked') {
        if (adClicks.length < MOST_WAITING) adClicks.push({ ...hit, ...source, waited: 0 })
        return
      }
      if (hit.kind === 'ad-seen' && adViews.length < MOST_WAITING) adViews.push({ day, erid: hit.subject, address })
      put({ ...hit, day, device, hits: 1 })
    },
    hold,
    take() {
      const taken = { counts: [...counted.values()], adViews, adClicks }
      counted.clear()
      adViews = []
      adClicks = []
      return taken
    },
    putBack(taken) {
      for (const count of taken.counts ?? []) put(count)
      adViews.push(...(taken.adViews ?? []))
      adClicks.push(...(taken.adClicks ?? []))
    },
  }
}

const isMadeUp = (kind: CountedKind): boolean => COUNTED[kind] === 'query'

const mostOf = (kind: CountedKind): number => (kind === 'page' ? MOST_PAGES : MOST_OF_ONE)

const keyOf = ({ day, kind, subject, type, region, device }: CountKey): string =>
  [day, kind, subject, type, region, device].join('\n')
