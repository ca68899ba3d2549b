import { readStored, writeStored } from './storage.ts'

const KEY = 'recentSearches'
const MAX_KEPT = 5

/** What this visitor searched for lately, newest first; it stays in the browser. */
export function readRecentSearches(storage: Storage): string[] {
  const kept = readStored(storage, KEY)
  return Array.isArray(kept) ? kept.filter(text => typeof text === 'string').slice(0, MAX_KEPT) : []
}

export function rememberSearch(storage: Storage, text: string): void {
  const asked = text.trim().replace(/\s+/g, ' ')
  if (asked === '') return
  const others = readRecentSearches(storage).filter(kept => kept.toLowerCase() !== asked.toLowerCase())
  writeStored(storage, KEY, [asked, ...others].slice(0, MAX_KEPT))
}

export const forgetSearches = (storage: Storage): void => writeStored(storage, KEY, [])
