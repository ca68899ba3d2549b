import type { FormRules } from './check-form.ts'

/** A message to the editors. */
export const MESSAGE_FORM = {
  name: { kind: 'line', from: 2, to: 100 },
  email: { kind: 'mail' },
  phone: { kind: 'phone', isOptional: true },
  message: { kind: 'text', from: 10, to: 4000 },
  consent: { kind: 'tick', unticked: 'Без согласия на обработку данных мы не можем принять сообщение' },
} as const satisfies FormRules

/** A message to an agency from its page. */
export const FEEDBACK_FORM = {
  ...MESSAGE_FORM,
  transfer: { kind: 'tick', unticked: 'Без согласия на передачу данных мы не можем отправить их агентству' },
} as const satisfies FormRules
