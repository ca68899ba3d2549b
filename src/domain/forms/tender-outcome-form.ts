import type { FormRules } from './check-form.ts'

/** How a tender ended, as reported by its sender. */
export const TENDER_OUTCOMES = [
  { slug: 'recipient', title: 'Выбрали агентство из этой заявки' },
  { slug: 'other', title: 'Выбрали другого исполнителя' },
  { slug: 'postponed', title: 'Отложили' },
  { slug: 'dropped', title: 'Отказались от идеи' },
] as const

export const TENDER_OUTCOME_FORM = {
  outcome: { kind: 'choice', label: 'Что вы решили', of: TENDER_OUTCOMES.map(({ slug }) => slug) },
  comment: { kind: 'text', label: 'Комментарий для нас', from: 1, to: 1000, isOptional: true },
  // About our service, for other visitors: shown only with the tick.
  response: { kind: 'text', label: 'Отзыв о сервисе заявок', from: 10, to: 1500, isOptional: true },
  publish: { kind: 'tick', label: 'согласие на публикацию отзыва', isOptional: true },
} as const satisfies FormRules

export const outcomeTitle = (slug: string): string =>
  TENDER_OUTCOMES.find(outcome => outcome.slug === slug)?.title ?? slug
