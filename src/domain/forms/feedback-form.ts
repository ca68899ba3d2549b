import type { FormRules } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

/** A message to the editors. */
export const MESSAGE_FORM = {
  name: { kind: 'line', label: 'Имя', from: 2, to: 100 },
  email: { kind: 'mail', label: 'Почта' },
  phone: { kind: 'phone', label: 'Телефон', isOptional: true },
  message: { kind: 'text', label: 'Сообщение', from: 10, to: 4000 },
  consent: dataConsent('принять сообщение'),
} as const satisfies FormRules

/** A message to an agency from its page. */
export const FEEDBACK_FORM = {
  ...MESSAGE_FORM,
  transfer: {
    kind: 'tick',
    label: 'согласие на передачу данных агентству',
    unticked: 'Без согласия на передачу данных мы не можем отправить их агентству',
  },
} as const satisfies FormRules
