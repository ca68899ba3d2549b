import { type KeyValueStore, readStored, writeStored } from './storage.ts'

const KEY = 'readTerms'
const MOST = 300
const TERM = /^\/abc\/[a-z0-9-]{1,80}\/$/

/** Addresses of the terms opened in this browser. Never leaves it. */
export function readTerms(storage: KeyValueStore): string[] {
  const kept = readStored(storage, KEY)
  return Array.isArray(kept) ? [...new Set(kept.filter(isTerm))].slice(0, MOST) : []
}

export function rememberTerm(storage: KeyValueStore, pathname: string): void {
  if (!isTerm(pathname)) return
  const kept = readTerms(storage)
  if (!kept.includes(pathname)) writeStored(storage, KEY, [pathname, ...kept].slice(0, MOST))
}

const isTerm = (path: unknown): path is string => typeof path === 'string' && TERM.test(path)
