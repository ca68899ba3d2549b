import type { KeptAgencies, KeptAgency, StoredAgencies } from '../store/agency/kept-agencies.ts'
import { readStored, writeStored } from './storage.ts'

/** Where a visitor's own list of agencies lives: the ids, and what is shown of them beside it. */
export interface AgencyStorage {
  /** Spec §3: the list of ids. Written last: its change tells the other tabs. */
  idsKey: string
  cardsKey: string
}

export function readAgencies(storage: Storage, { idsKey, cardsKey }: AgencyStorage): StoredAgencies {
  const ids = readStored(storage, idsKey)
  const cards = readStored(storage, cardsKey)
  return { ids: Array.isArray(ids) ? ids : [], cards: Array.isArray(cards) ? cards.filter(isCard) : [] }
}

export function keepAgencies(
  storage: Storage,
  { idsKey, cardsKey }: AgencyStorage,
  { ids, cards }: KeptAgencies,
): void {
  writeStored(storage, cardsKey, Object.values(cards))
  writeStored(storage, idsKey, ids)
}

/** Tells when another tab of the browser has changed the list; a storage that was emptied names no key. */
export function followAgencies({ idsKey }: AgencyStorage, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === idsKey || key === null) onChange()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The storage is the visitor's: whatever was put there must not break a page. */
function isCard(value: unknown): value is KeptAgency {
  const { id, name, name_lat, logo } = (value ?? {}) as Partial<KeptAgency>
  return typeof id === 'number' && [name, name_lat, logo].every(text => typeof text === 'string')
}
