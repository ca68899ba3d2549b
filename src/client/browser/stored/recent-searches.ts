import { type KeyValueStore, readStored, writeStored } from './storage.ts'

const KEY = 'recentSearches'
const MAX_KEPT = 5
/** The field accepts less, so longer text is not ours. */
const MAX_TEXT = 500

/** Newest first. Never leaves the browser. */
export function readRecentSearches(storage: KeyValueStore): string[] {
  const kept = readStored(storage, KEY)
  return Array.isArray(kept) ? [...new Set(kept.filter(isSearch))].slice(0, MAX_KEPT) : []
}

export function rememberSearch(storage: KeyValueStore, text: string): void {
  const query = text.trim().replace(/\s+/g, ' ')
  if (query === '') return
  const others = readRecentSearches(storage).filter(kept => kept.toLowerCase() !== query.toLowerCase())
  writeStored(storage, KEY, [query, ...others].slice(0, MAX_KEPT))
}

const isSearch = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT

export const forgetSearches = (storage: KeyValueStore): void => writeStored(storage, KEY, [])
