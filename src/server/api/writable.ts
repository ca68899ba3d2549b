import { ApiError } from '#contract/errors.ts'

/** Of integers in PostgreSQL. Money is smaller too. */
const MAX_INTEGER = 2_147_483_647

/**
 * Refuses what the database cannot store: NUL, which PostgreSQL rejects, lone surrogates, which JSON columns reject, and
 * numbers that are no integers of PostgreSQL. Both ways of making a call check here, so that no query has to.
 */
export function refuseUnwritable(params: unknown): void {
  const field = unwritableIn(params)
  if (field === null) return
  const fields = { [field]: 'Недопустимое значение' }
  throw new ApiError('bad-request', 'Запрос составлен неверно', fields)
}

function unwritableIn(value: unknown, field = 'request'): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? field : null
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER ? null : field
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unwritableIn(inner, field === 'request' ? key : field)
    if (found !== null) return found
  }
  return null
}
