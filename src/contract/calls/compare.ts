import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { Link } from '../shapes/link.ts'
import { IdsParam, Nullable, Params, PathParam } from '../shapes/strict.ts'

const Cell = Type.Object({
  type: Type.Union([
    Type.Literal('money'),
    Type.Literal('number'),
    Type.Literal('text'),
    Type.Literal('list'),
    Type.Literal('none'),
  ]),
  text: Type.String({ description: 'Как показать; «нет данных», если нечего' }),
  items: Type.Array(Type.String(), { description: 'Строки списка; пусто у остальных видов' }),
  is_best: Type.Boolean(),
})

const Work = Type.Object({
  id: Type.Integer({ description: 'Проект: адреса его картинки строятся по номеру' }),
  client: Type.String(),
  path: Type.String(),
  result: Nullable(Type.String({ description: 'Результат проекта, первой фразой' })),
})

const Candidate = Type.Object({
  verdict: Type.Object({ lead: Type.String(), facts: Type.String() }),
  standing: Nullable(
    Type.Object({
      place: Type.Integer(),
      score: Type.Number(),
      addends: Type.Array(Type.Number(), { description: 'По порядку factors; в сумме дают score до последней цифры' }),
    }),
  ),
  price: Type.Object({
    from: Nullable(Type.Integer()),
    quartiles: Nullable(Type.Array(Type.Integer(), { description: 'Четверть, медиана, три четверти' })),
    sums: Type.Array(
      Type.Object({ sum: Type.Integer(), client: Nullable(Type.String({ description: 'null — под NDA' })) }),
    ),
  }),
  marks: Nullable(Type.Array(Type.Number(), { description: 'По порядку criteria' })),
  cases: Type.Integer({ description: 'Кейсы с измеренным результатом, вошедшие в балл' }),
  work: Nullable(Work),
})

const Board = Type.Object({
  rating: Nullable(
    Type.Object({
      path: Type.String(),
      title: Type.String(),
      participants: Type.Integer(),
      unit: Type.String({ description: 'Приписка к цене: «/мес.» или пусто' }),
      factors: Type.Array(Type.Object({ title: Type.String(), limit: Type.Number() })),
    }),
  ),
  ratings: Type.Array(Link, { description: 'Рейтинги, по которым можно сравнить' }),
  limit: Nullable(Type.Integer({ description: 'Предел посетителя, рублей' })),
  as_of: Type.String({ description: 'День сравнения' }),
  url: Type.String({ description: 'Адрес сравнения' }),
  criteria: Type.Array(Type.String()),
  rules: Type.Array(Type.String(), { description: 'По каким правилам написаны verdict' }),
  candidates: Type.Array(Candidate, { description: 'По столбцам companies_info' }),
})

export const compareCalls = {
  'agency-compare-by-table': query({
    summary:
      'Сравнение агентств: вывод словами, балл со слагаемыми, цены, оценки и таблица с вкладками, лучшими значениями и порядком столбцов',
    params: Params({
      ids: IdsParam,
      sort: Type.Optional(
        Type.String({ pattern: '^-?[a-z_]{1,30}$', description: 'Ключ строки; с минусом — по убыванию' }),
      ),
      tab: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$', description: 'Без вкладки — строки всех вкладок' })),
      rating: Type.Optional(PathParam),
      budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Предел посетителя' })),
    }),
    answer: Type.Object({
      tabs: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
      tab: Nullable(Type.String()),
      sortedColumn: Nullable(
        Type.Object({ key: Type.String(), direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]) }),
      ),
      companies_info: Type.Array(
        Type.Object({ ...AgencyCard.properties, path: Type.String(), accepts_requests: Type.Boolean() }),
        {
          description: 'Столбцы в порядке показа',
        },
      ),
      groups: Type.Array(
        Type.Object({
          tab: Type.String(),
          title: Type.String(),
          rows: Type.Array(
            Type.Object({
              key: Type.String(),
              title: Type.String(),
              sort: Nullable(
                Type.String({ description: 'Параметр sort, при котором лучшие стоят первыми; null — не сортируют' }),
              ),
              is_same: Type.Boolean({ description: 'У всех одинаково' }),
              best: Nullable(Type.String({ description: 'Что лучшее, словами: «ниже всех»' })),
              cells: Type.Array(Cell, { description: 'По столбцам companies_info' }),
            }),
          ),
        }),
      ),
      board: Board,
      missing: Type.Array(Type.Integer(), { description: 'Номера, которых в каталоге нет' }),
    }),
  }),
}
