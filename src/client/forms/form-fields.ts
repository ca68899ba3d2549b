import type { ReactNode } from 'react'
import type { FieldRule, FormRules } from '#domain/forms/check-form.ts'

interface TextProps extends TextAttributes {
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

type FieldProps<R extends FieldRule> = R extends { kind: 'tick' }
  ? TickProps
  : R extends { kind: 'choices' }
    ? ListProps
    : TextProps

/** Props for the control of each field. */
export type FormFields<R extends FormRules> = { readonly [F in keyof R]: FieldProps<R[F]> }

/** A form whose fields are all drawn: made by allDrawn() alone. */
export interface Drawn {
  markup: ReactNode
}

/** `rest` is what the form has not drawn: a field of the table that is left in it does not compile. */
export const allDrawn = (_rest: Record<string, never>, markup: ReactNode): Drawn => ({ markup })

interface FormState<R extends FormRules> {
  id: string
  rules: R
  /** Instead of those of the table. */
  labels?: Readonly<Record<string, string>> | undefined
  typed: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, string>>
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`

export function formFields<R extends FormRules>({ id, rules, labels, typed, errors }: FormState<R>): FormFields<R> {
  const fields = Object.entries(rules).map(([name, rule]) => {
    const known = { id: fieldId(id, name), name, error: errors[name] }
    const label = labels?.[name] ?? rule.label
    const value = String(typed[name] ?? '')
    if (rule.kind === 'tick') return [name, { ...known, value: 'true', defaultChecked: value === 'true' }]
    if (rule.kind === 'choices') return [name, { ...known, label, chosen: value.split(',') }]
    const isOptional = rule.isOptional === true
    const required = isOptional ? undefined : true
    return [
      name,
      { ...known, label, defaultValue: value, isOptional, 'aria-required': required, ...ATTRIBUTES[rule.kind] },
    ]
  })
  return Object.fromEntries(fields) as FormFields<R>
}

interface TextAttributes {
  type?: 'email' | 'tel'
  inputMode?: 'email' | 'tel' | 'url'
  autoComplete?: 'email' | 'tel'
  spellCheck?: false
}

const ATTRIBUTES: Partial<Record<FieldRule['kind'], TextAttributes>> = {
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  site: { inputMode: 'url', spellCheck: false },
}
