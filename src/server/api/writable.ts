import { ApiError } from '#contract/errors.ts'

/**
 * Text that no database stores: the zero sign, which PostgreSQL refuses, and halves of a sign, which JSON columns do.
 * Nobody types either. Both carriers of calls look here, so no query has to.
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
