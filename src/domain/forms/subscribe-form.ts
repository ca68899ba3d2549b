import type { FormRules } from './check-form.ts'

/** What a visitor fills in to subscribe to anything. */
export const SUBSCRIBE_FORM = {
  email: { kind: 'mail' },
  consent: { kind: 'tick', unticked: 'Без согласия на рассылку мы не можем вас подписать' },
} as const satisfies FormRules
