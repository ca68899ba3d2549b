import Type, { type Static, type TSchema } from 'typebox'
import type { FilterKey } from '#domain/rating/rating-filters.ts'
import { AgencyCard } from './agency.ts'
import { Link } from './link.ts'
import { Nullable } from './strict.ts'

const eachFilter = <S extends TSchema>(schema: S): Record<FilterKey, S> => ({
  countries: schema,
  cities: schema,
  bt: schema,
  st: schema,
  systems: schema,
  oc: schema,
})

/** Spec §3, filtersObj: numeric, 0 is off. An id that no option has is ignored, like a query parameter we do not know. */
export const FilterParams = eachFilter(Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })))
export const BudgetParam = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Предел посетителя, рублей' }),
)
export const FiltersObj = Type.Object(eachFilter(Type.Integer()))

/** Places gained since the moment that `ComparedWith` names. */
export const PlaceChange = Nullable(
  Type.Integer({ description: 'На сколько мест поднялось с момента сравнения; null — тогда не участвовало' }),
)
export const ComparedWith = Nullable(
  Type.String({
    description: 'С чем сравнивается место: «год назад» или «в выпуске 2021 года»; null — сравнивать не с чем',
  }),
)

export const Place = Type.Object({
  place: Type.Integer(),
  of: Type.Integer(),
  score: Type.Number(),
  change: PlaceChange,
  compared: ComparedWith,
  ...Link.properties,
})

export const CmsRow = Type.Object({
  place: Type.Integer(),
  change: PlaceChange,
  slug: Type.String(),
  title: Type.String(),
  kind: Type.String(),
  projects: Type.Integer({ description: 'В зачёте' }),
  agencies: Type.Integer({ description: 'В зачёте' }),
  share: Type.Number({ description: 'Доля сайтов на этой системе, 0…1' }),
  reviews: Type.Integer({ description: 'В зачёте' }),
  average: Nullable(Type.Number()),
  score: Type.Number(),
})
export type CmsRow = Static<typeof CmsRow>

/** One addend of a score with its weight, points and evidence. */
export const ExplainedAddend = Type.Object({
  factor: Type.String(),
  title: Type.String(),
  weight: Type.Number({ description: 'Доля в балле, 0…1' }),
  points: Type.Number({ description: 'Сколько баллов из 100 дало' }),
  note: Type.String({ description: 'Одно предложение: как получилось' }),
  evidence: Type.Array(
    Type.Object({
      title: Type.String(),
      path: Nullable(Type.String({ description: 'Страница проекта, отзыва или награды' })),
      detail: Type.String({ description: 'Дата, бюджет, оценка, уровень проверки' }),
      share: Type.Number({ description: 'Вес свидетельства относительно самого весомого, 0…1' }),
    }),
  ),
  more: Type.Integer({ description: 'Сколько свидетельств не показано' }),
})
export type ExplainedAddend = Static<typeof ExplainedAddend>

/** Another place of the slice, to compare with. */
export const PlaceBeside = Type.Object({
  name: Type.String(),
  path: Type.String(),
  place: Type.Integer(),
  score: Type.Number(),
  addends: Type.Array(Type.Number(), { description: 'Слагаемые, как показаны, в порядке методики' }),
  gap: Type.Number({ description: 'На сколько баллов выше или ниже' }),
})
export type PlaceBeside = Static<typeof PlaceBeside>

/** One step up, computed by applying it to the facts and scoring them again. */
export const RatingStep = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('check'),
      Type.Literal('publish'),
      Type.Literal('case'),
      Type.Literal('figure'),
      Type.Literal('confirm'),
    ],
    { description: 'Проверить сведения, опубликовать их, кейс, цифра в кейсе, подтвердить проекты' },
  ),
  title: Type.String({ description: '«Дать проверить цены и команду»' }),
  path: Type.String({ description: 'Страница того, о чём шаг' }),
  items: Type.Array(Type.Object({ title: Type.String(), path: Type.String() }), {
    description: 'Проекты, о которых шаг',
  }),
  factor: Type.String(),
  factor_title: Type.String(),
  gain: Type.Number({ description: 'Сколько баллов прибавится, не меньше 0,1' }),
  before: Type.Number({ description: 'Слагаемое сейчас' }),
  after: Type.Number({ description: 'Слагаемое после шага' }),
  score: Type.Number({ description: 'Балл после шага' }),
  place: Type.Integer({ description: 'Место после шага' }),
})
export type RatingStep = Static<typeof RatingStep>

export const AdMark = Type.Object({ advertiser: Type.String(), inn: Type.String(), erid: Type.String() })

/** Spec §3, native cards: shown for a matching agency and sponsor type, never numbered. */
export const NativeCard = Type.Object({
  id: Type.Integer(),
  sponsor_id: Type.Integer(),
  agency_id: Nullable(Type.Integer()),
  sponsor_type: Type.String(),
  show: Type.Boolean(),
  show_attributes: Type.Array(Type.String()),
  name: Type.String(),
  title: Type.String(),
  image: Nullable(Type.String()),
  link: Type.String(),
  ad: AdMark,
})
export type NativeCard = Static<typeof NativeCard>

export const ExpertVote = Type.Object({
  name: Type.String(),
  role: Type.String(),
  company: Type.String(),
  agency: AgencyCard,
  comment: Nullable(Type.String()),
})
