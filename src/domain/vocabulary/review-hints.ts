import type { ReviewCriterion } from './review-criteria.ts'

// Hints of the review form. Separate from review-criteria.ts, which every page with reviews loads.
export const REVIEW_HINTS: Readonly<Record<ReviewCriterion, string>> = {
  quality: 'Насколько результат хорош сам по себе',
  terms: 'Сделали ли к обещанному дню и предупреждали ли о переносах',
  communication: 'Отвечали ли вовремя и понятно, слышали ли вас',
  value: 'Стоила ли работа этих денег',
  recommend: 'Посоветовали бы агентство знакомым',
}
