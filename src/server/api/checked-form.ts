import { ApiError } from '#contract/errors.ts'
import { type CleanValues, checkForm, type FormRules, type TypedValues } from '#domain/forms/check-form.ts'
import { closedTrap, type Traps } from '#domain/forms/traps.ts'

/** Cleaned values of a form, or the refusal that names each field. */
export function checkedForm<R extends FormRules>(rules: R, typed: TypedValues & Traps): CleanValues<R> {
  const { values, fields } = checkForm(rules, typed)
  if (fields) throw new ApiError('form-refused', 'Проверьте поля, отмеченные ниже', fields)
  const trap = closedTrap(typed)
  if (trap) throw new ApiError('form-refused', trap)
  return values
}
