import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard, PaidProjects } from '../shapes/agency.ts'
import { IdsParam, Nullable, Params } from '../shapes/strict.ts'

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

export const compareCalls = {
  'agency-compare-by-table': query({
    summary: 'Сравнение агентств таблицей: вкладки, группы строк, лучшие значения, порядок столбцов',
    params: Params({
      ids: IdsParam,
      sort: Type.Optional(
        Type.String({ pattern: '^-?[a-z_]{1,30}$', description: 'Ключ строки; с минусом — по убыванию' }),
      ),
      tab: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
    }),
    answer: Type.Object({
      tabs: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
      tab: Type.String(),
      sortedColumn: Nullable(
        Type.Object({ key: Type.String(), direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]) }),
      ),
      companies_info: Type.Array(
        Type.Object({
          ...AgencyCard.properties,
          path: Type.String(),
          accepts_requests: Type.Boolean(),
          paid: Nullable(PaidProjects),
        }),
        {
          description: 'Столбцы в порядке показа',
        },
      ),
      groups: Type.Array(
        Type.Object({
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
      missing: Type.Array(Type.Integer(), { description: 'Номера, которых в каталоге нет' }),
    }),
  }),
}
