import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import {
  AgencyReviewFilters,
  CategoryOption,
  OneReview,
  PriceOption,
  Review,
  ReviewShape,
  ReviewSummary,
} from '../shapes/review.ts'
import { CursorParam, IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const reviewCalls = {
  'reviews-count-and-filters': query({
    summary: 'Сводка отзывов агентства: средние, распределение, фильтры, сколько получено и отклонено',
    params: Params({ agency: SlugParam, ...AgencyReviewFilters }),
    answer: ReviewSummary,
  }),
  'agency-reviews': query({
    summary: 'Отзывы об агентстве, обычно новые первыми; продолжение по next',
    grows: 'reviews',
    params: Params({
      agency: SlugParam,
      ...AgencyReviewFilters,
      order: Type.Optional(
        Type.Union([Type.Literal('new'), Type.Literal('proven'), Type.Literal('low'), Type.Literal('high')]),
      ),
      next: Type.Optional(CursorParam),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, description: 'Сколько показать; обычно 10' })),
    }),
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
  'customer-reviews': query({
    summary: 'Отзывы клиентов: все, одной услуги или одного агентства, по страницам',
    grows: 'reviews',
    keptWhenEmpty: 'price_range',
    params: Params({
      category: Type.Optional(SlugParam),
      agency: Type.Optional(SlugParam),
      price: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: '0 — любая стоимость' })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    answer: Type.Object({
      h1: Type.String(),
      reviews: Type.Array(Review),
      categories: Type.Array(Type.Object({ ...CategoryOption.properties, path: Type.String() })),
      price_range: Type.Array(PriceOption),
      current_page: Type.Integer(),
      last_page: Type.Integer(),
      next_page: Nullable(Type.Integer()),
      shape: ReviewShape,
      average_reviews: Nullable(Type.Number()),
      count_reviews: Type.Integer(),
      agency: Nullable(AgencyCard),
    }),
  }),
  'customer-review': query({
    summary: 'Один отзыв клиента об агентстве, с соседями',
    params: Params({ agency: SlugParam, id: IdParam }),
    answer: OneReview,
  }),
  'customer-review-get': query({
    summary: 'Тот же отзыв по одному номеру',
    params: Params({ id: IdParam }),
    answer: OneReview,
  }),
}
