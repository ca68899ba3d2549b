import type { FormRules } from './check-form.ts'

/** The agency's reply to a review; each review takes one. */
export const REVIEW_REPLY_FORM = {
  text: { kind: 'text', label: 'Ответ', from: 20, to: 2000 },
} as const satisfies FormRules
