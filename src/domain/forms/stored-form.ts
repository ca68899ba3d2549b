import type { CleanValues, FieldRule, FormRules } from './check-form.ts'

export type StoredForm<R extends FormRules> =
  | { values: CleanValues<R>; broken: null }
  /** Labels of the fields that are missing or of another type. */
  | { values: null; broken: readonly string[] }

/**
 * Values that checkForm() accepted, read back from JSON. Bounds are not checked again: they may have changed since. A field
 * that the form did not have then is null if it is optional.
 */
export function readStoredForm<R extends FormRules>(rules: R, stored: unknown): StoredForm<R> {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>
  const fields = Object.entries(rules).map(([name, rule]) => ({ name, rule, value: known[name] ?? null }))
  const broken = fields.filter(({ rule, value }) => !isCleanValue(rule, value)).map(({ rule }) => rule.label)
  if (broken.length > 0) return { values: null, broken }
  return { values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) as CleanValues<R>, broken: null }
}

function isCleanValue(rule: FieldRule, value: unknown): boolean {
  if (rule.kind === 'tick') return typeof value === 'boolean'
  if (value === null) return rule.isOptional === true
  switch (rule.kind) {
    case 'number':
    case 'money':
    case 'year':
      return Number.isSafeInteger(value)
    case 'choice':
      return rule.of.some(option => option === value)
    case 'choices':
      return Array.isArray(value) && value.length > 0 && value.every(option => rule.of.includes(option))
    default:
      return typeof value === 'string' && value !== ''
  }
}
