import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Link } from './link.ts'
import { FilterGroup } from './project.ts'
import { Nullable } from './strict.ts'

const Mark = Type.Integer({ description: 'От 1 до 5' })

/** A client's review with its evidence and the agency's reply. */
export const Review = Type.Object({
  id: Type.Integer(),
  path: Type.String({ description: 'Собственный адрес отзыва' }),
  agency: AgencyCard,
  service: Type.String({ description: 'Название услуги' }),
  system: Nullable(Type.String({ description: 'Название системы управления сайтом' })),
  overall: Mark,
  criteria: Type.Object({ quality: Mark, terms: Mark, communication: Mark, value: Mark, recommend: Mark }),
  body: Type.String(),
  is_cut: Type.Boolean({ description: 'В списке длинный текст сокращён; целиком — по адресу отзыва' }),
  better: Nullable(Type.String({ description: 'Что можно было сделать лучше' })),
  author: Type.String(),
  role: Type.String(),
  company: Type.String(),
  project: Nullable(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      path: Nullable(Type.String({ description: 'Нет у проектов под NDA' })),
    }),
  ),
  price: Nullable(Type.Integer()),
  months: Nullable(Type.Integer({ description: 'Сколько длилась работа' })),
  evidence: Type.Union([Type.Literal('company-mail'), Type.Literal('other-mail')]),
  proof: Nullable(
    Type.String({ description: 'Какую бумагу заказа видела редакция, если проект не подтверждён: «договор»' }),
  ),
  published_at: Type.String(),
  reply: Nullable(Type.Object({ body: Type.String(), created_at: Type.String() })),
})
export type Review = Static<typeof Review>

/** A review with its neighbours in its list. */
export const OneReview = Type.Object({ review: Review, previous: Nullable(Link), next: Nullable(Link) })
export type OneReview = Static<typeof OneReview>

export const PriceOption = Type.Object({ id: Type.Integer(), title: Type.String(), count: Type.Integer() })
export const CategoryOption = Type.Object({ slug: Type.String(), title: Type.String(), count: Type.Integer() })

/** All reviews of a scope at a glance. */
export const ReviewShape = Type.Object({
  average: Nullable(Type.Number()),
  count: Type.Integer(),
  finding: Nullable(Type.String({ description: '«Хвалят качество, слабое место — сроки»' })),
  criteria: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      average: Type.Number(),
      market: Nullable(Type.Number({ description: 'Медиана агентств с пятью отзывами и больше' })),
    }),
  ),
  weak: Nullable(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      gap: Type.Number({ description: 'На сколько ниже среднего остальных' }),
    }),
  ),
  distribution: Type.Array(Type.Object({ overall: Mark, count: Type.Integer() })),
  years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer(), average: Nullable(Type.Number()) }), {
    description: 'По годам публикации, подряд',
  }),
  from_company: Type.Integer({ description: 'Сколько прислано с почты компаний' }),
  agencies: Nullable(Type.Integer({ description: 'По скольким агентствам медиана' })),
})
export type ReviewShape = Static<typeof ReviewShape>

/** The shape covers all published reviews; options are counted under the other selected filters. */
export const ReviewSummary = Type.Object({
  ...ReviewShape.properties,
  data: Type.Array(CategoryOption),
  price_range: Type.Array(PriceOption),
  selected: Type.String({ description: 'Выбранная услуга, all — любая' }),
  selectedPrice: Type.Integer({ description: '0 — любая стоимость' }),
  filters: Type.Array(FilterGroup, { description: 'Остальные фильтры; без тех, которым не отвечает ни один отзыв' }),
  wider: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), count: Type.Integer() }), {
    description: 'Сколько отзывов без каждого из выбранных фильтров, где их больше — раньше',
  }),
  results_count: Type.Integer({ description: 'Сколько отзывов при выбранных фильтрах' }),
  empty: Type.Boolean(),
  transparency: Type.Object({
    received: Type.Integer(),
    published: Type.Integer(),
    declined: Type.Integer(),
    in_check: Type.Integer(),
  }),
})
export type ReviewSummary = Static<typeof ReviewSummary>

export const ReviewFilters = {
  category: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$', description: 'Услуга; all — любая' })),
  price: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: '0 — любая стоимость' })),
}

const sign = (description: string) => Type.Optional(Type.Boolean({ description }))

/** Of one agency, whose reviews are few enough to be filtered by anything. */
export const AgencyReviewFilters = {
  ...ReviewFilters,
  mark: Type.Optional(Type.String({ pattern: '^(any|low|[1-5])$', description: 'Оценка; low — три и ниже' })),
  year: Type.Optional(Type.Integer({ minimum: 0, maximum: 2100, description: 'Год публикации; 0 — любой' })),
  mail: sign('Только с почты компании'),
  paper: sign('Только если редакция видела договор или акт'),
  better: sign('Только те, где названо, что улучшить'),
}
