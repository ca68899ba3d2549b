import { readStored, writeStored } from '../../browser/storage.ts'
import type { KeptAgencies, ViewedAgencies, ViewedAgency } from '../../store/viewed-agencies-slice.ts'

/** Spec §3: the list of ids. What the strip shows of them stands beside it, written first: ids tell of the change. */
export const VIEWED_KEY = 'viewedAgencies'
const CARDS_KEY = 'viewedAgencyCards'

export function readViewed(storage: Storage): KeptAgencies {
  const ids = readStored(storage, VIEWED_KEY)
  const cards = readStored(storage, CARDS_KEY)
  return { ids: Array.isArray(ids) ? ids : [], cards: Array.isArray(cards) ? cards.filter(isCard) : [] }
}

export function keepViewed(storage: Storage, { ids, cards }: ViewedAgencies): void {
  writeStored(storage, CARDS_KEY, Object.values(cards))
  writeStored(storage, VIEWED_KEY, ids)
}

/** The storage is the visitor's: whatever was put there must not break a page. */
function isCard(value: unknown): value is ViewedAgency {
  const { id, name, name_lat, logo } = (value ?? {}) as Partial<ViewedAgency>
  return typeof id === 'number' && [name, name_lat, logo].every(text => typeof text === 'string')
}
