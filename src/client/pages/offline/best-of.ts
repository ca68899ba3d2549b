export type Better = 'more' | 'less' | null

/** Null also where all are alike: then nobody is best. */
export function bestOf(values: readonly (number | null)[], better: Better): number | null {
  const known = values.filter(value => value !== null)
  if (better === null || new Set(known).size < 2) return null
  return better === 'more' ? Math.max(...known) : Math.min(...known)
}
