import { MAX_AGENCY_ID } from '#domain/agency/agency-ids.ts'
import type { KeptAgencies, KeptAgency, StoredAgencies } from '../../store/kept-agencies.ts'
import { type KeyValueStore, readStored, writeStored } from './storage.ts'

/** Storage keys of a visitor's list of agencies: the ids, and separately the cards shown for them. */
export interface AgencyStorage {
  /** Spec §3: the list of ids. Written last, because other tabs listen for its change. */
  idsKey: string
  cardsKey: string
}

/** Longer text is not ours. */
const MAX_TEXT = 500

export function readAgencies(storage: KeyValueStore, { idsKey, cardsKey }: AgencyStorage): StoredAgencies {
  const ids = readStored(storage, idsKey)
  const cards = readStored(storage, cardsKey)
  return { ids: Array.isArray(ids) ? ids.filter(isId) : [], cards: Array.isArray(cards) ? cards.filter(isCard) : [] }
}

export function keepAgencies(
  storage: KeyValueStore,
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

/** One id too large would make the server refuse the comparison of all. */
const isId = (id: unknown): boolean => typeof id === 'number' && id <= MAX_AGENCY_ID

/** Visitors and extensions can write anything here, so a stored card is validated before use. */
function isCard(value: unknown): value is KeptAgency {
  const { id, name, name_lat, logo } = (value ?? {}) as Partial<KeptAgency>
  // A lone surrogate in the slug cannot be encoded into a link.
  return typeof id === 'number' && isShort(name) && isShort(logo) && isShort(name_lat) && /^[\w-]+$/.test(name_lat)
}

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= MAX_TEXT
