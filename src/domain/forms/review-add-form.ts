import { REVIEW_CRITERIA, type ReviewCriterion } from '../vocabulary/review-criteria.ts'
import type { FormRules } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

export const MARKS = ['1', '2', '3', '4', '5'] as const
export const WORST_MARK = 1
export const BEST_MARK = 5

const mark = (label: string) => ({ kind: 'choice', label, of: MARKS }) as const

/** A client's review, submitted from a personal link. */
export const REVIEW_ADD_FORM = {
  ...(Object.fromEntries(REVIEW_CRITERIA.map(({ id, title }) => [id, mark(title)])) as Record<
    ReviewCriterion,
    ReturnType<typeof mark>
  >),
  overall: mark('Общее впечатление'),
  text: { kind: 'text', label: 'Отзыв', from: 50, to: 5000 },
  better: { kind: 'text', label: 'Что можно было сделать лучше', from: 3, to: 2000, isOptional: true },
  price: { kind: 'number', label: 'Стоимость, ₽', from: 1, to: 2_000_000_000, isOptional: true },
  months: { kind: 'number', label: 'Срок, месяцев', from: 1, to: 240, isOptional: true },
  author: { kind: 'line', label: 'Имя и фамилия', from: 2, to: 100 },
  role: { kind: 'line', label: 'Должность', from: 2, to: 100 },
  company: { kind: 'line', label: 'Компания', from: 2, to: 100 },
  show_name: { kind: 'tick', label: 'показывать имя', isOptional: true },
  consent: dataConsent('принять отзыв'),
  publish: {
    kind: 'tick',
    label: 'согласие на публикацию',
    unticked: 'Без согласия на публикацию отзыв нельзя показать на сайте',
  },
} as const satisfies FormRules

/** Labels of the marks, also read by screen readers. */
export const MARK_LABELS: Readonly<Record<(typeof MARKS)[number], string>> = {
  1: 'ужасно',
  2: 'плохо',
  3: 'средне',
  4: 'хорошо',
  5: 'отлично',
}
