import { ApiError } from '#contract/errors.ts'
import {
  type CleanValues,
  checkForm,
  type FieldErrors,
  type FieldRules,
  type TypedValues,
} from '#domain/forms/check-form.ts'
import { type Traps, triggeredTrap } from '#domain/forms/traps.ts'

/** Returns cleaned values or throws a refusal with a message per field; `checkTogether` validates across fields. */
export function checkedForm<R extends FieldRules>(
  rules: R,
  typed: TypedValues & Traps,
  checkTogether: (values: CleanValues<R>) => FieldErrors = () => ({}),
): CleanValues<R> {
  const { values, fields } = checkForm(rules, typed)
  if (fields) refuseFields(fields)
  const together = checkTogether(values)
  if (Object.keys(together).length > 0) refuseFields(together)
  const trap = triggeredTrap(typed)
  if (trap) throw new ApiError('form-refused', trap)
  return values
}

export function refuseFields(fields: FieldErrors): never {
  throw new ApiError('form-refused', 'Проверьте поля, отмеченные ниже', fields)
}
