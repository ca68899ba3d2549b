import { type AgencyStorage, keepAgencies, readAgencies } from '../../browser/agency-storage.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import type { Selection } from '../../store/agency/selection-slice.ts'

/** Spec §3 and §4 define these names. */
export const SELECTED: AgencyStorage = { idsKey: 'mySelection', cardsKey: 'mySelectionCards' }
const DATE_KEY = 'myDate'

export function readSelection(storage: Storage) {
  const date = readStored(storage, DATE_KEY)
  return { ...readAgencies(storage, SELECTED), myDate: typeof date === 'string' ? date : null }
}

export function keepSelection(storage: Storage, selection: Selection): void {
  keepAgencies(storage, SELECTED, selection)
  if (selection.myDate !== null) writeStored(storage, DATE_KEY, selection.myDate)
}
