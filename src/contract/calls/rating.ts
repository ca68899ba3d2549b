import Type, { type Static } from 'typebox'
import { query } from '../define.ts'
import { AgencyCard, AgencyInRating } from '../shapes/agency.ts'
import { Link } from '../shapes/link.ts'
import { CmsRow, ExplainedAddend, FilterParams } from '../shapes/rating.ts'
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
  range: Nullable(Type.Array(Type.Integer(), { description: 'Обычный диапазон места: от и до' })),
})
export type RatingRow = Static<typeof RatingRow>

const MethodologyText = Type.Object({
  version: Type.String(),
  published_at: Type.String(),
  factors: Type.Array(
    Type.Object({ factor: Type.String(), title: Type.String(), weight: Type.Number(), text: Type.String() }),
  ),
  not_scored: Type.Array(Type.String()),
  thresholds: Type.Array(Type.String()),
  example: Nullable(
    Type.Object({
      agency: AgencyCard,
      path: Type.String(),
      place: Type.Integer(),
      score: Type.Number(),
      addends: Type.Array(ExplainedAddend),
    }),
  ),
  versions: Type.Array(Type.Object({ version: Type.String(), published_at: Type.String(), reason: Type.String() })),
  sha256: Nullable(Type.String({ description: 'Отпечаток замороженного выпуска' })),
})

export const ratingCalls = {
  'rating-page-main-info': query({
    summary: 'Страница рейтинга: заголовок, выпуск, сегменты, годы и строки',
    params: Params({
      path: PathParam,
      next: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
      methodology: Type.Optional(Type.Boolean({ description: 'Вместо строк — методика выпуска' })),
      ...FilterParams,
    }),
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
      found: Type.Integer({ description: 'Сколько участников при выбранных фильтрах' }),
      rows: Type.Array(RatingRow),
      systems: Type.Array(CmsRow),
      methodology: Nullable(MethodologyText),
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
