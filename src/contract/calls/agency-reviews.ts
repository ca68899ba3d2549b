import Type from 'typebox'
import { query } from '../define.ts'
import { OneReview, Review, ReviewFilters, ReviewSummary } from '../shapes/review.ts'
import { CursorParam, IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const agencyReviewCalls = {
  'reviews-count-and-filters': query({
    summary: 'Сводка отзывов агентства: средние, распределение, фильтры, сколько получено и отклонено',
    params: Params({ agency: SlugParam, ...ReviewFilters }),
    answer: ReviewSummary,
  }),
  'agency-reviews': query({
    summary: 'Отзывы об агентстве, новые первыми; продолжение по next',
    params: Params({ agency: SlugParam, ...ReviewFilters, next: Type.Optional(CursorParam) }),
    answer: Type.Object({
      reviews: Type.Array(Review),
      next: Nullable(Type.String()),
      more: Type.Integer({ description: 'Сколько отзывов осталось после этих' }),
      category: Type.String(),
      agency: Type.String(),
    }),
  }),
  'agency-review': query({
    summary: 'Один отзыв об агентстве целиком, с соседями',
    params: Params({ agency: SlugParam, id: IdParam }),
    answer: OneReview,
  }),
  'agency-review-get': query({
    summary: 'Тот же отзыв по одному номеру',
    params: Params({ id: IdParam }),
    answer: OneReview,
  }),
}
