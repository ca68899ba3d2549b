import Type, { type Static } from 'typebox'
import { query } from '../define.ts'
import { PriceBasis } from '../shapes/price-basis.ts'
import { Nullable, Params, SlugParam } from '../shapes/strict.ts'

const ChartId = Type.String({ pattern: '^[a-z0-9-]{1,60}$' })

/** Absent means all: every region, both devices, every rating; two years by default. */
const Choices = {
  region: Type.Optional(SlugParam),
  device: Type.Optional(Type.Union([Type.Literal('desktop'), Type.Literal('mobile')])),
  rating: Type.Optional(SlugParam),
  period: Type.Optional(SlugParam),
  as_of: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'ГГГГ-ММ-ДД: цифры, какими они были известны в конце этого дня по Москве; без него — нынешние',
    }),
  ),
}

const Option = Type.Object({
  value: Type.String({ description: 'Пусто — все' }),
  title: Type.String(),
  reason: Nullable(Type.String({ description: 'Почему с этим выбором данных нет; null, если они есть' })),
})

export const StatSeries = Type.Object({
  id: Type.String(),
  title: Type.String(),
  path: Nullable(Type.String({ description: 'Страница, о которой ряд: система, рейтинг' })),
  points: Type.Array(Nullable(Type.Number()), { description: 'По одному на каждую подпись; null — данных мало' }),
  low: Type.Array(Nullable(Type.Number()), { description: 'Нижний квартиль; пусто, если у графика нет полосы' }),
  high: Type.Array(Nullable(Type.Number())),
  samples: Type.Array(Type.Integer(), { description: 'Сколько наблюдений за каждой точкой; 0, если данных мало' }),
})
export type StatSeries = Static<typeof StatSeries>

export const StatChart = Type.Object({
  kind: Type.Union([
    Type.Literal('lines'),
    Type.Literal('band'),
    Type.Literal('stack'),
    Type.Literal('bars'),
    Type.Literal('dots'),
    Type.Literal('heat'),
  ]),
  unit: Type.String({ description: '«%», «₽», «₽/мес.», «балла», «дня»; пусто у счёта' }),
  labels: Type.Array(Type.String(), {
    description: '«ноя 2026», «3 кв. 2026», названия категорий; у тепловой карты месяцы, а ряды — годы',
  }),
  dates: Type.Array(Type.String(), { description: 'Начала периодов ГГГГ-ММ-ДД; пусто, если подписи — категории' }),
  series: Type.Array(StatSeries),
})
export type StatChart = Static<typeof StatChart>

export const statCalls = {
  '/v2/digitalStats/tabs': query({
    summary: 'Вкладки статистики и их графики',
    params: Params({}),
    answer: Type.Object({
      tabs: Type.Array(
        Type.Object({
          id: Type.String(),
          title: Type.String(),
          charts: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
        }),
      ),
    }),
  }),
  '/v2/digitalStats/dropdowns': query({
    summary: 'Что можно выбрать на вкладке или для одного графика; пустой список — выбор ничего не значит',
    params: Params({ tab: ChartId, chart: Type.Optional(ChartId), ...Choices }),
    answer: Type.Object({
      regions: Type.Array(Option),
      devices: Type.Array(Option),
      ratings: Type.Array(Option),
      periods: Type.Array(Option),
    }),
  }),
  '/v2/digitalStats/charts/{id}': query({
    summary: 'Один график: ряды, дата, источник, выборка',
    keptBy: 'id',
    params: Params({ id: ChartId, ...Choices }),
    answer: Type.Object({
      id: Type.String(),
      tab: Type.String(),
      title: Type.String({ description: 'Вопрос, на который отвечает график' }),
      finding: Nullable(Type.String({ description: 'Ответ одной фразой, из тех же чисел' })),
      updated_at: Nullable(Type.String({ description: 'С as_of — конец этого дня' })),
      as_of: Nullable(Type.String()),
      chart: StatChart,
      source: Type.String(),
      sample: Type.Integer(),
      method: Type.String(),
      basis: Nullable(PriceBasis),
      contrast: Nullable(
        Type.String({ description: 'Почему медиана и индекс цен за год разошлись; null, если не разошлись' }),
      ),
      choices: Type.Object({
        region: Type.String(),
        device: Type.String(),
        rating: Type.String(),
        period: Type.String(),
      }),
      nearest: Nullable(
        Type.Object(
          { title: Type.String(), search: Type.String() },
          { description: 'Ближайший выбор, у которого есть данные; null, если данные есть у этого' },
        ),
      ),
    }),
  }),
}
