import { ApiError } from '#contract/errors.ts'

/** What only the database can tell of a field, refused in the same words as the rules of its form. */
export function refuseFields(fields: Record<string, string>): never {
  throw new ApiError('form-refused', 'Проверьте поля, отмеченные ниже', fields)
}
