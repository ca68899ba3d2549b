import { normalisePhone } from '../phones.ts'
import { cleanLine, cleanText, isMailAddress } from './clean.ts'

/** What a field takes. A form is a table of these, read from top to bottom as it is filled in. */
export type FieldRule =
  | { kind: 'line' | 'text'; from: number; to: number; isOptional?: boolean }
  | { kind: 'mail'; isOptional?: boolean }
  | { kind: 'phone'; isOptional?: boolean }
  | { kind: 'tick'; unticked: string }

export type FormRules = Readonly<Record<string, FieldRule>>

/** As it came: from JSON or from a plain form, anything may be missing. */
export type TypedValues = Readonly<Record<string, unknown>>

/** Field → the sentence that stands beneath it. */
export type FieldErrors = Record<string, string>

type CleanValue<R extends FieldRule> = R extends { kind: 'tick' }
  ? true
  : R extends { isOptional: true }
    ? string | null
    : string

export type CleanValues<R extends FormRules> = { [F in keyof R]: CleanValue<R[F]> }

export type CheckedForm<R extends FormRules> =
  | { values: CleanValues<R>; fields: null }
  | { values: null; fields: FieldErrors }

type Checked = { value: string | true | null } | { error: string }

export const SENTENCES = {
  empty: 'Поле обязательно',
  short: (from: number): string => `Напишите не короче ${from} знаков`,
  long: (to: number): string => `Сократите до ${to} знаков`,
  mail: 'Проверьте адрес почты',
  phone: 'Введите номер полностью',
} as const

/** All fields at once: whoever corrects a form wants to see everything that is wrong with it. */
export function checkForm<R extends FormRules>(rules: R, typed: TypedValues): CheckedForm<R> {
  const values: Record<string, string | true | null> = {}
  const fields: FieldErrors = {}
  for (const [name, rule] of Object.entries(rules)) {
    const checked = checkField(rule, typed[name])
    if ('error' in checked) fields[name] = checked.error
    else values[name] = checked.value
  }
  if (Object.keys(fields).length > 0) return { values: null, fields }
  return { values: values as CleanValues<R>, fields: null }
}

function checkField(rule: FieldRule, typed: unknown): Checked {
  if (rule.kind === 'tick') return typed === true ? { value: true } : { error: rule.unticked }
  const text = typeof typed === 'string' ? typed : ''
  const value = rule.kind === 'text' ? cleanText(text) : cleanLine(text)
  if (value === '') return rule.isOptional ? { value: null } : { error: SENTENCES.empty }
  if (rule.kind === 'mail') return isMailAddress(text.trim()) ? { value: text.trim() } : { error: SENTENCES.mail }
  if (rule.kind === 'phone') return checkPhone(value)
  const length = [...value].length
  if (length < rule.from) return { error: SENTENCES.short(rule.from) }
  return length > rule.to ? { error: SENTENCES.long(rule.to) } : { value }
}

function checkPhone(text: string): Checked {
  const value = normalisePhone(text)
  return value === null ? { error: SENTENCES.phone } : { value }
}
