import type { ReviewCriterion } from './review-criteria.ts'

// What each criterion asks, for those who mark it. Apart from the criteria: every page with reviews carries those.
export const REVIEW_HINTS: Readonly<Record<ReviewCriterion, string>> = {
  quality: 'Насколько результат хорош сам по себе',
  terms: 'Сделали ли к обещанному дню и предупреждали ли о переносах',
  communication: 'Отвечали ли вовремя и понятно, слышали ли вас',
  value: 'Стоила ли работа этих денег',
  recommend: 'Посоветовали бы агентство знакомым',
}
