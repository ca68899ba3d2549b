import type { FieldRule, FormRules } from '#domain/forms/check-form.ts'
import type { NounForms } from '#domain/russian/nouns.ts'

export interface FormStage<F extends string = string> {
  title: string
  /** What has to be filled in; a stage without fields is done before the form or comes after sending. */
  fields?: readonly F[]
  /** What the fields are, if they have a name of their own. */
  noun?: NounForms
  /** How long a field takes, in seconds. */
  seconds?: number
}

/** What happens to a form from the first field to the end. */
export interface FormRoute<F extends string = string> {
  /** «Путь отзыва» */
  label: string
  stages: readonly FormStage<F>[]
  /** Written over the ruler once the form is sent: who acts next and how soon. */
  sent: string
}

export interface FormProgress {
  /** Position on the ruler of stages. */
  at: number
  stage: FormStage | null
  filled: number
  total: number
  /** Left to the end of the form; 0 when everything is filled in. */
  minutes: number
}

const USUAL_SECONDS = 10
/** A form that is filled in but not sent has not reached the next stage. */
const BEFORE_NEXT = 0.9

export function progressOf(
  rules: FormRules,
  stages: readonly FormStage[],
  typed: Readonly<Record<string, string>>,
): FormProgress {
  const counts = stages.map(({ fields = [], seconds = USUAL_SECONDS }) => {
    const required = fields.filter(name => isRequired(rules[name]))
    const filled = required.filter(name => isFilled(rules[name], typed[name])).length
    return { total: required.length, filled, seconds: (required.length - filled) * seconds }
  })
  const seconds = counts.reduce((sum, count) => sum + count.seconds, 0)
  const open = counts.findIndex(({ total, filled }) => filled < total)
  const count = counts[open]
  if (!count) return { at: sentAt(stages) - 1 + BEFORE_NEXT, stage: null, filled: 0, total: 0, minutes: 0 }
  const { filled, total } = count
  return { at: open + filled / total, stage: stages[open] ?? null, filled, total, minutes: Math.ceil(seconds / 60) }
}

/** Index of the stage that sending reaches. */
export const sentAt = (stages: readonly FormStage[]): number => stages.findLastIndex(({ fields }) => fields) + 1

const isRequired = (rule: FieldRule | undefined): boolean => !(rule && 'isOptional' in rule && rule.isOptional)

/** Of a text only its length is known to matter before the server has checked it. */
function isFilled(rule: FieldRule | undefined, value = ''): boolean {
  const length = [...value.trim()].length
  return rule?.kind === 'line' || rule?.kind === 'text' ? length >= rule.from : length > 0
}
