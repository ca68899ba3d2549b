import type { KeptAgencies, KeptAgency, StoredAgencies } from '../store/agency/kept-agencies.ts'
import { readStored, writeStored } from './storage.ts'

/** Storage keys of a visitor's list of agencies: the ids, and separately the cards shown for them. */
export interface AgencyStorage {
  /** Spec §3: the list of ids. Written last, because other tabs listen for its change. */
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

/** Calls back when another tab changes the list. `localStorage.clear()` fires the event with a null key. */
export function followAgencies({ idsKey }: AgencyStorage, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === idsKey || key === null) onChange()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Visitors and extensions can write anything here, so a stored card is validated before use. */
function isCard(value: unknown): value is KeptAgency {
  const { id, name, name_lat, logo } = (value ?? {}) as Partial<KeptAgency>
  return typeof id === 'number' && [name, name_lat, logo].every(text => typeof text === 'string')
}
