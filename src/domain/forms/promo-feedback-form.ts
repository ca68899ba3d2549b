import type { FormRules } from './check-form.ts'
import { MESSAGE_FORM } from './feedback-form.ts'

/** What somebody thinks of the award. Published only with the second tick. */
export const PROMO_FEEDBACK_FORM = {
  name: MESSAGE_FORM.name,
  signature: { kind: 'line', from: 2, to: 120, isOptional: true },
  email: MESSAGE_FORM.email,
  phone: MESSAGE_FORM.phone,
  message: MESSAGE_FORM.message,
  consent: MESSAGE_FORM.consent,
  publish: { kind: 'tick', isOptional: true },
} as const satisfies FormRules
