import { keepAgencies, readAgencies } from '../../browser/stored/agency-storage.ts'
import { type KeyValueStore, readStored, readStoredText, writeStored } from '../../browser/stored/storage.ts'
import { SELECTED } from './selection-keys.ts'
import type { Selection } from './selection-slice.ts'

const DATE_KEY = 'myDate'

export function readSelection(storage: KeyValueStore) {
  return { ...readAgencies(storage, SELECTED), myDate: readDate(storage) }
}

export function keepSelection(storage: KeyValueStore, selection: Selection): void {
  keepAgencies(storage, SELECTED, selection)
  if (selection.myDate !== null) writeStored(storage, DATE_KEY, selection.myDate)
}

/** No popup was shown before the site existed, so smaller numbers are not timestamps. */
const EARLIEST = Date.UTC(2000, 0)
/** «16.05.2026, 12:30» */
const RUSSIAN_DATE = /^(\d\d)\.(\d\d)\.(\d{4})\b.*$/s

/** A date in any form, as ISO text; null for anything else. Spec §4 only asks whether there is one. */
function readDate(storage: KeyValueStore): string | null {
  const stored = readStored(storage, DATE_KEY) ?? readStoredText(storage, DATE_KEY)
  if (typeof stored !== 'string' && typeof stored !== 'number') return null
  const date = new Date(typeof stored === 'string' ? stored.replace(RUSSIAN_DATE, '$3-$2-$1') : stored)
  return date.getTime() >= EARLIEST ? date.toISOString() : null
}
