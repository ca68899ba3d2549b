import { ORDER_LIMITS } from '../advertising/formats.ts'
import { AD_SLOTS } from '../advertising/slots.ts'
import { RATING_TYPE_PATHS } from '../vocabulary/rating-type-paths.ts'
import type { FormRules } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** An order of advertising. Whether the month is free is known to the server alone. */
export const AD_ORDER_FORM = {
  format: { kind: 'choice', label: 'Формат', of: AD_SLOTS },
  rating: {
    kind: 'choice',
    label: 'Рейтинг',
    of: RATING_TYPE_PATHS.filter(({ shape }) => shape !== 'cms').map(({ slug }) => slug),
    isOptional: true,
  },
  month: {
    kind: 'own',
    label: 'Начало',
    check: line => (MONTH.test(line) ? { value: line } : { error: 'Выберите месяц начала' }),
  },
  months: { kind: 'number', label: 'Срок', from: ORDER_LIMITS.minMonths, to: ORDER_LIMITS.maxMonths },
  company: { kind: 'line', label: 'Компания', from: 2, to: 200 },
  name: { kind: 'line', label: 'Имя', from: 2, to: 100 },
  email: { kind: 'mail', label: 'Почта' },
  phone: { kind: 'phone', label: 'Телефон', isOptional: true },
  message: { kind: 'text', label: 'О рекламе', from: 2, to: 2000, isOptional: true },
  consent: dataConsent('принять заявку'),
} as const satisfies FormRules

/** Audience figures by email. */
export const STATISTICS_FORM = {
  email: { kind: 'mail', label: 'Почта' },
  consent: dataConsent('отправить письмо'),
} as const satisfies FormRules
