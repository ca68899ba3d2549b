import type { AgencyStorage } from '../../browser/stored/agency-storage.ts'

/** Spec §3 and §4 define these names. */
export const SELECTED: AgencyStorage = { idsKey: 'mySelection', cardsKey: 'mySelectionCards' }
