import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { CategoryOption, OneReview, PriceOption, Review } from '../shapes/review.ts'
import { IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const customerReviewCalls = {
  'customer-reviews': query({
    summary: 'Отзывы клиентов: все, одной услуги или одного агентства, по страницам',
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
