import { ORDER_LIMITS } from '../advertising/formats.ts'
import { AD_SLOTS } from '../advertising/slots.ts'
import { RATING_TYPE_PATHS } from '../vocabulary/rating-type-paths.ts'
import type { FormRules } from './check-form.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** An order of advertising. Whether the month is free is known to the server alone. */
export const AD_ORDER_FORM = {
  format: { kind: 'choice', of: AD_SLOTS },
  rating: {
    kind: 'choice',
    of: RATING_TYPE_PATHS.filter(({ shape }) => shape !== 'cms').map(({ slug }) => slug),
    isOptional: true,
  },
  month: {
    kind: 'own',
    check: line => (MONTH.test(line) ? { value: line } : { error: 'Выберите месяц начала' }),
  },
  months: { kind: 'number', from: ORDER_LIMITS.minMonths, to: ORDER_LIMITS.maxMonths },
  company: { kind: 'line', from: 2, to: 200 },
  name: { kind: 'line', from: 2, to: 100 },
  email: { kind: 'mail' },
  phone: { kind: 'phone', isOptional: true },
  message: { kind: 'text', from: 2, to: 2000, isOptional: true },
  consent: { kind: 'tick', unticked: 'Без согласия на обработку данных мы не можем принять заявку' },
} as const satisfies FormRules

/** Audience figures by email. */
export const STATISTICS_FORM = {
  email: { kind: 'mail' },
  consent: { kind: 'tick', unticked: 'Без согласия на обработку данных мы не можем отправить письмо' },
} as const satisfies FormRules
