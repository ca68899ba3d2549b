import { normalisePhone } from '../contacts/phones.ts'
import { siteAddress } from '../contacts/site-domains.ts'
import { formatNumber } from '../numbers/numbers.ts'
import { parseMoney } from '../numbers/written-money.ts'
import { countedGenitive } from '../russian/plural.ts'
import { CHARACTER } from '../russian/rare-nouns.ts'
import { cleanLine, cleanText, isMailAddress } from './clean.ts'

/** The rule of a field. */
export type FieldRule =
  | { kind: 'line' | 'text'; from: number; to: number; isOptional?: boolean }
  | { kind: 'mail'; isOptional?: boolean }
  | { kind: 'phone'; isOptional?: boolean }
  | { kind: 'site'; isOptional?: boolean }
  | { kind: 'number'; from: number; to: number; isOptional?: boolean }
  /** Roubles as people write them: «500 000», «1,5 млн». */
  | { kind: 'money'; from: number; to: number; isOptional?: boolean }
  | { kind: 'year'; from: number; to: number; isOptional?: boolean }
  | { kind: 'choice'; of: readonly string[]; isOptional?: boolean }
  /** Multiple choice: comma-separated «sites,crm». */
  | { kind: 'choices'; of: readonly string[]; isOptional?: boolean }
  /** A rule specific to one form: turns a cleaned line into a value or an error message. */
  | { kind: 'own'; check: OwnCheck; isOptional?: boolean }
  | { kind: 'tick'; unticked: string }
  | { kind: 'tick'; isOptional: true }

export type OwnCheck = (line: string) => { value: string } | { error: string }

export type FieldRules = Readonly<Record<string, FieldRule>>

/**
 * A form is a table of its fields, in their order. Parameters of its call and props of its controls follow from it
 * (contract/shapes/form.ts, client/forms/form-fields.ts).
 */
export type FormRules = Readonly<Record<string, FieldRule & { label: string }>>

/** Raw input from JSON or an HTML form: any field may be missing. */
export type TypedValues = Readonly<Record<string, unknown>>

/** Field → the message shown beneath it. */
export type FieldErrors = Record<string, string>

type ValueOf<R extends FieldRule> = R extends { kind: 'number' | 'money' | 'year' }
  ? number
  : R extends { kind: 'choice'; of: readonly (infer Option)[] }
    ? Option
    : R extends { kind: 'choices'; of: readonly (infer Option)[] }
      ? Option[]
      : string

type CleanValue<R extends FieldRule> = R extends { kind: 'tick' }
  ? R extends { isOptional: true }
    ? boolean
    : true
  : R extends { isOptional: true }
    ? ValueOf<R> | null
    : ValueOf<R>

export type CleanValues<R extends FieldRules> = { [F in keyof R]: CleanValue<R[F]> }

export type CheckedForm<R extends FieldRules> =
  | { values: CleanValues<R>; fields: null }
  | { values: null; fields: FieldErrors }

type Value = string | number | boolean | readonly string[] | null
type Checked = { value: Value } | { error: string }

export const MESSAGES = {
  empty: 'Поле обязательно',
  short: (from: number): string => `Напишите не короче ${countedGenitive(from, CHARACTER)}`,
  long: (to: number): string => `Сократите до ${countedGenitive(to, CHARACTER)}`,
  mail: 'Проверьте адрес почты',
  phone: 'Введите номер полностью',
  site: 'Проверьте адрес сайта',
  number: 'Напишите целое число',
  money: 'Напишите сумму в рублях: «500 000» или «1,5 млн»',
  small: (from: number): string => `Не меньше ${formatNumber(from)}`,
  large: (to: number): string => `Не больше ${formatNumber(to)}`,
  year: (from: number, to: number): string => `Напишите год от ${from} до ${to}`,
  choice: 'Выберите один из вариантов',
} as const

/** Checks every field rather than stopping at the first error, so that all messages show at once. */
export function checkForm<R extends FieldRules>(rules: R, typed: TypedValues): CheckedForm<R> {
  const values: Record<string, Value> = {}
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
  if (rule.kind === 'tick') return checkTick(rule, typed === true)
  const text = typeof typed === 'string' ? typed : ''
  const value = rule.kind === 'text' ? cleanText(text) : cleanLine(text)
  if (value === '') return rule.isOptional ? { value: null } : { error: MESSAGES.empty }
  switch (rule.kind) {
    case 'own':
      return rule.check(value)
    case 'mail':
      return isMailAddress(text.trim()) ? { value: text.trim() } : { error: MESSAGES.mail }
    case 'phone':
      return known(normalisePhone(value), MESSAGES.phone)
    case 'site':
      return known(siteAddress(value), MESSAGES.site)
    case 'number':
      return checkNumber(rule, value)
    case 'money':
      return checkMoney(rule, value)
    case 'year':
      return checkYear(rule, value)
    case 'choice':
      return rule.of.includes(value) ? { value } : { error: MESSAGES.choice }
    case 'choices':
      return checkChoices(rule.of, value)
    default:
      return checkLength(rule, value)
  }
}

function checkTick(rule: FieldRule & { kind: 'tick' }, isTicked: boolean): Checked {
  return isTicked || 'isOptional' in rule ? { value: isTicked } : { error: rule.unticked }
}

const known = (value: string | null, error: string): Checked => (value === null ? { error } : { value })

function checkLength({ from, to }: { from: number; to: number }, value: string): Checked {
  const length = [...value].length
  if (length < from) return { error: MESSAGES.short(from) }
  return length > to ? { error: MESSAGES.long(to) } : { value }
}

/** Accepts grouped digits: «1 200 000». */
function checkNumber({ from, to }: { from: number; to: number }, text: string): Checked {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{1,15}$/.test(digits)) return { error: MESSAGES.number }
  return checkSize({ from, to }, Number(digits))
}

function checkMoney(bounds: { from: number; to: number }, text: string): Checked {
  const roubles = parseMoney(text)
  return roubles === null ? { error: MESSAGES.money } : checkSize(bounds, roubles)
}

function checkSize({ from, to }: { from: number; to: number }, value: number): Checked {
  if (value < from) return { error: MESSAGES.small(from) }
  return value > to ? { error: MESSAGES.large(to) } : { value }
}

function checkYear({ from, to }: { from: number; to: number }, text: string): Checked {
  const value = /^\d{4}$/.test(text) ? Number(text) : 0
  return value < from || value > to ? { error: MESSAGES.year(from, to) } : { value }
}

/** Returns unique options in the order of the table. */
function checkChoices(of: readonly string[], text: string): Checked {
  const asked = text.split(',').map(option => option.trim())
  if (!asked.every(option => of.includes(option))) return { error: MESSAGES.choice }
  return { value: of.filter(option => asked.includes(option)) }
}
