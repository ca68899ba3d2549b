import type { FormRules } from './check-form.ts'

/** Fields shared by all subscriptions. */
export const SUBSCRIBE_FORM = {
  email: { kind: 'mail', label: 'Почта' },
  consent: {
    kind: 'tick',
    label: 'согласие на рассылку',
    unticked: 'Без согласия на рассылку мы не можем вас подписать',
  },
} as const satisfies FormRules
