import Type, { type Static } from 'typebox'
import { query } from '../define.ts'
import { AgencyInRating } from '../shapes/agency.ts'
import { Link } from '../shapes/link.ts'
import { Nullable, Params, PathParam } from '../shapes/strict.ts'

export const RatingRow = Type.Object({
  place: Type.Integer(),
  change: Nullable(Type.Integer()),
  agency: AgencyInRating,
  projects: Type.Integer(),
  reviews: Type.Integer(),
  average: Nullable(Type.Number()),
  price_from: Nullable(Type.Integer()),
  score: Type.Number(),
  addends: Type.Array(Type.Number()),
})
export type RatingRow = Static<typeof RatingRow>

export const ratingCalls = {
  'rating-page-main-info': query({
    summary: 'Страница рейтинга: заголовок, выпуск, сегменты, годы и строки',
    params: Params({ path: PathParam, next: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })) }),
    answer: Type.Object({
      h1: Type.String(),
      breadcrumbs: Type.Array(Link, { description: 'Последнее звено — сама страница' }),
      edition: Type.Object({
        methodology: Type.String(),
        computed_at: Type.String(),
        is_frozen: Type.Boolean(),
        participants: Type.Integer(),
        projects: Type.Integer(),
      }),
      years: Type.Array(Type.Object({ ...Link.properties, is_current: Type.Boolean() })),
      tiers: Type.Array(Type.Object({ ...Link.properties, bounds: Type.String(), is_current: Type.Boolean() })),
      rows: Type.Array(RatingRow),
      wider: Nullable(Link),
      next: Nullable(Type.String()),
    }),
  }),
  'redirect-info': query({
    summary: 'Куда переехала страница, если переехала',
    params: Params({ path: PathParam }),
    answer: Type.Object({ location: Nullable(Type.String()) }),
  }),
}
