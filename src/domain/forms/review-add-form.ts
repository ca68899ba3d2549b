import type { FormRules } from './check-form.ts'

export const MARKS = ['1', '2', '3', '4', '5'] as const

const MARK = { kind: 'choice', of: MARKS } as const

/** A client's review, submitted from a personal link. */
export const REVIEW_ADD_FORM = {
  quality: MARK,
  terms: MARK,
  communication: MARK,
  value: MARK,
  recommend: MARK,
  overall: MARK,
  text: { kind: 'text', from: 50, to: 5000 },
  better: { kind: 'text', from: 3, to: 2000, isOptional: true },
  price: { kind: 'number', from: 1, to: 2_000_000_000, isOptional: true },
  months: { kind: 'number', from: 1, to: 240, isOptional: true },
  author: { kind: 'line', from: 2, to: 100 },
  role: { kind: 'line', from: 2, to: 100 },
  company: { kind: 'line', from: 2, to: 100 },
  show_name: { kind: 'tick', isOptional: true },
  consent: { kind: 'tick', unticked: 'Без согласия на обработку данных мы не можем принять отзыв' },
  publish: { kind: 'tick', unticked: 'Без согласия на публикацию отзыв нельзя показать на сайте' },
} as const satisfies FormRules

/** Labels of the marks, also read by screen readers. */
export const MARK_LABELS: Readonly<Record<(typeof MARKS)[number], string>> = {
  1: 'ужасно',
  2: 'плохо',
  3: 'средне',
  4: 'хорошо',
  5: 'отлично',
}
