import type { FormRules } from './check-form.ts'

/** An agency decides on a tender once. */
export const TENDER_DECISIONS = [
  { slug: 'answer', title: 'Ответить' },
  { slug: 'refuse', title: 'Отказаться' },
] as const

export const TENDER_ANSWER_FORM = {
  decision: { kind: 'choice', label: 'Решение', of: TENDER_DECISIONS.map(({ slug }) => slug) },
  text: { kind: 'text', label: 'Ответ отправителю', from: 10, to: 4000 },
} as const satisfies FormRules

/** A refusal needs no explanation. */
export const TENDER_REFUSAL_FORM = {
  ...TENDER_ANSWER_FORM,
  text: { ...TENDER_ANSWER_FORM.text, from: 1, isOptional: true },
} as const satisfies FormRules
