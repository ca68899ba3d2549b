/** Calls accept ids of at most nine digits. */
export const MAX_AGENCY_ID = 999_999_999
export const AGENCY_ID = /^[1-9]\d{0,8}$/

// Spec §5: ids of 0 and null are discarded, duplicates removed. The list comes from browser storage, so any other
// value that is not an id is discarded too.
export function cleanAgencyIds(ids: unknown): number[] {
  return Array.isArray(ids) ? [...new Set(ids.filter(isAgencyId))] : []
}

// Parses the `ids` of `/compare/?ids=12,7`.
export function parseAgencyIds(text: string): number[] {
  return cleanAgencyIds(text.split(',').map(Number))
}

function isAgencyId(id: unknown): id is number {
  return Number.isSafeInteger(id) && Number(id) > 0
}
