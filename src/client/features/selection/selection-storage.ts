import { keepAgencies, readAgencies } from '../../browser/agency-storage.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import type { Selection } from '../../store/agency/selection-slice.ts'
import { SELECTED } from './selection-keys.ts'

const DATE_KEY = 'myDate'

export function readSelection(storage: Storage) {
  const date = readStored(storage, DATE_KEY)
  return { ...readAgencies(storage, SELECTED), myDate: typeof date === 'string' ? date : null }
}

export function keepSelection(storage: Storage, selection: Selection): void {
  keepAgencies(storage, SELECTED, selection)
  if (selection.myDate !== null) writeStored(storage, DATE_KEY, selection.myDate)
}
