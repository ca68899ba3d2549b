import Type, { type TOptional, type TString } from 'typebox'
import type { FieldRule, FormRules } from '#domain/forms/check-form.ts'

/** People send a form a few times while they correct it. */
export const FORM_PER_MINUTE = 10
/** Commands opened by a private link: enough for double clicks and retries, too few to guess keys. */
export const KEYED_PER_MINUTE = 30

export const Text = (maxLength: number) => Type.String({ maxLength })
/** Browsers omit unticked boxes, hence optional. */
const Tick = Type.Optional(Type.Boolean())

/** Bot traps: a hidden field, and how long the form was open in milliseconds. */
export const Traps = {
  website: Type.Optional(Text(200)),
  spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
}

type FieldParam<R extends FieldRule> = R extends { kind: 'tick' }
  ? typeof Tick
  : R extends { isOptional: true }
    ? TOptional<TString>
    : TString

type FieldParams<R extends FormRules> = { -readonly [F in keyof R]: FieldParam<R[F]> }

/** The parameters of a form's call: the fields of its table, and the traps. */
export function formParams<R extends FormRules>(rules: R): FieldParams<R> & typeof Traps {
  const fields = Object.entries(rules).map(([name, rule]) => [name, fieldParam(rule)])
  return { ...(Object.fromEntries(fields) as FieldParams<R>), ...Traps }
}

function fieldParam(rule: FieldRule) {
  if (rule.kind === 'tick') return Tick
  const text = Text(maxLength(rule))
  return rule.isOptional ? Type.Optional(text) : text
}

/** Only protects the server: what is longer than the rule allows, but not absurd, is refused with a sentence. */
function maxLength(rule: FieldRule): number {
  if (rule.kind === 'text') return Math.max(8000, 2 * rule.to)
  return rule.kind === 'line' ? Math.max(400, 2 * rule.to) : 400
}
