import type { FormRules } from './check-form.ts'
import { MESSAGE_FORM } from './feedback-form.ts'

/** Feedback on the award, published only with the second tick. */
export const PROMO_FEEDBACK_FORM = {
  name: MESSAGE_FORM.name,
  signature: { kind: 'line', label: 'Должность и компания', from: 2, to: 120, isOptional: true },
  email: MESSAGE_FORM.email,
  phone: MESSAGE_FORM.phone,
  message: { ...MESSAGE_FORM.message, label: 'Что вы думаете о премии' },
  consent: MESSAGE_FORM.consent,
  publish: { kind: 'tick', label: 'согласие на публикацию', isOptional: true },
} as const satisfies FormRules
