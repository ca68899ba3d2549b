import type { AgencyStorage } from '../../browser/stored/agency-storage.ts'

/** Spec §3 and §4 define these names. */
export const SELECTED: AgencyStorage = { idsKey: 'mySelection', cardsKey: 'mySelectionCards' }

/** Name of the «Сравнить» checkboxes: the query parameter that the comparison page reads. */
export const BOX_NAME = 'ids'

export const BOXES = `input[type="checkbox"][name="${BOX_NAME}"]`
