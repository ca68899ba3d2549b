import { ApiError } from '#contract/errors.ts'

/**
 * Refuses text that the database cannot store: NUL, which PostgreSQL rejects, and lone surrogates, which JSON columns
 * reject. Both ways of making a call check here, so that no query has to.
 */
export function refuseUnwritable(params: unknown): void {
  const field = unwritableIn(params)
  if (field === null) return
  const fields = { [field]: 'Недопустимый знак' }
  throw new ApiError('bad-request', 'Запрос составлен неверно', fields)
}

function unwritableIn(value: unknown, field = 'request'): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? field : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unwritableIn(inner, field === 'request' ? key : field)
    if (found !== null) return found
  }
  return null
}
