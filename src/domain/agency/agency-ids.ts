// Spec §5: ids of 0 and null are discarded, duplicates removed. The list comes from a visitor's storage,
// so whatever else is no id goes too.
export function cleanAgencyIds(ids: unknown): number[] {
  return Array.isArray(ids) ? [...new Set(ids.filter(isAgencyId))] : []
}

// Of the address `/compare/?ids=12,7`.
export function parseAgencyIds(text: string): number[] {
  return cleanAgencyIds(text.split(',').map(Number))
}

function isAgencyId(id: unknown): id is number {
  return Number.isSafeInteger(id) && Number(id) > 0
}
