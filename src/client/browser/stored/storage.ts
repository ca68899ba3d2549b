/** The part of `Storage` the site uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const remembered = new Map<string, string>()

/** Lasts as long as the document: a selection still works within the page. */
const pageMemory: KeyValueStore = {
  getItem: key => remembered.get(key) ?? null,
  setItem: (key, value) => void remembered.set(key, value),
  removeItem: key => void remembered.delete(key),
}

export const localStore = (): KeyValueStore => openStore('localStorage')

/** Lasts as long as the visit. */
export const sessionStore = (): KeyValueStore => openStore('sessionStorage')

/** If site data is blocked, as in sandboxed frames, reading the property already throws. */
function openStore(name: 'localStorage' | 'sessionStorage'): KeyValueStore {
  try {
    const storage = window[name]
    storage.getItem('')
    return storage
  } catch {
    return pageMemory
  }
}

/** Storage may be full or hold foreign data: reads then return null and writes are skipped. */
export function readStored(storage: KeyValueStore, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The stored text itself, JSON or not. */
export function readStoredText(storage: KeyValueStore, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(storage: KeyValueStore, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage costs the memory of a choice, not the page.
  }
}

export function forgetStored(storage: KeyValueStore, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Nothing can be removed, and the next read is validated anyway.
  }
}
