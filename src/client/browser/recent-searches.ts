import { readStored, writeStored } from './storage.ts'

const KEY = 'recentSearches'
const MAX_KEPT = 5

/** Newest first. Never leaves the browser. */
export function readRecentSearches(storage: Storage): string[] {
  const kept = readStored(storage, KEY)
  return Array.isArray(kept) ? kept.filter(text => typeof text === 'string').slice(0, MAX_KEPT) : []
}

export function rememberSearch(storage: Storage, text: string): void {
  const query = text.trim().replace(/\s+/g, ' ')
  if (query === '') return
  const others = readRecentSearches(storage).filter(kept => kept.toLowerCase() !== query.toLowerCase())
  writeStored(storage, KEY, [query, ...others].slice(0, MAX_KEPT))
}

export const forgetSearches = (storage: Storage): void => writeStored(storage, KEY, [])
