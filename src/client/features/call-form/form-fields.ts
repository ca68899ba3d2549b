import type { FormRules } from '#domain/forms/check-form.ts'

type Ticks<R extends FormRules> = {
  [F in keyof R]: R[F] extends { kind: 'tick' } ? F : never
}[keyof R]

type Lists<R extends FormRules> = {
  [F in keyof R]: R[F] extends { kind: 'choices' } ? F : never
}[keyof R]

interface TextProps {
  id: string
  name: string
  label: string
  defaultValue: string
  error: string | undefined
  isOptional: boolean
  'aria-required': true | undefined
}

interface TickProps {
  id: string
  name: string
  value: 'true'
  defaultChecked: boolean
  error: string | undefined
}

interface ListProps {
  id: string
  name: string
  label: string
  chosen: readonly string[]
  error: string | undefined
}

/** Props for each control, by field name. */
export interface FormFields<R extends FormRules> {
  text: (name: Exclude<keyof R, Ticks<R> | Lists<R>> & string) => TextProps
  tick: (name: Ticks<R> & string) => TickProps
  list: (name: Lists<R> & string) => ListProps
  /** Includes errors of inputs that are not in the rules, such as files. */
  errors: Readonly<Record<string, string>>
}

interface FormState<R extends FormRules> {
  id: string
  rules: R
  labels: Record<keyof R & string, string>
  typed: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, string>>
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`

export function formFields<R extends FormRules>({ id, rules, labels, typed, errors }: FormState<R>): FormFields<R> {
  return {
    errors,
    text: name => {
      const rule = rules[name]
      const isOptional = rule !== undefined && 'isOptional' in rule && rule.isOptional === true
      return {
        id: fieldId(id, name),
        name,
        label: labels[name],
        defaultValue: String(typed[name] ?? ''),
        error: errors[name],
        isOptional,
        'aria-required': isOptional ? undefined : true,
      }
    },
    tick: name => ({
      id: fieldId(id, name),
      name,
      value: 'true',
      // A plain form post sends strings.
      defaultChecked: typed[name] === true || typed[name] === 'true',
      error: errors[name],
    }),
    list: name => ({
      id: fieldId(id, name),
      name,
      label: labels[name],
      chosen: String(typed[name] ?? '').split(','),
      error: errors[name],
    }),
  }
}
