import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { CountedLink, Link } from '../shapes/link.ts'
import { Nullable, Params, PathParam, SlugParam } from '../shapes/strict.ts'

const PickerOption = Type.Object({ value: Type.String(), title: Type.String() })
const CountedOption = Type.Object({
  ...PickerOption.properties,
  participants: Type.Integer({ description: 'Сколько агентств подойдёт с этим ответом при остальных выбранных' }),
})

export const findCalls = {
  'agency-find': query({
    summary: 'Поиск агентств, рейтингов и систем: прощает опечатки, другую раскладку и запись другими буквами',
    params: Params({
      q: Type.String({ maxLength: 200 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          ...AgencyCard.properties,
          path: Type.String(),
          place: Nullable(
            Type.Object(
              { ...Link.properties, place: Type.Integer() },
              { description: 'Лучшее место в общих рейтингах' },
            ),
          ),
          average: Nullable(Type.Number()),
          price_from: Nullable(Type.Integer()),
          price_unit: Type.Union([Type.Literal('project'), Type.Literal('month')]),
          matched: Type.Array(Type.Integer(), { description: 'Начало и конец совпавшей части названия' }),
        }),
      ),
      slices: Type.Array(CountedLink, { description: 'Срез рейтинга под задачу из запроса, если пуст — соседние' }),
      ratings: Type.Array(Link),
      systems: Type.Array(Link),
      read_as: Nullable(Type.String({ description: 'Как прочитан запрос, набранный в другой раскладке' })),
    }),
  }),
  picker: query({
    summary: 'Подбор одной фразой: варианты ответов, срез рейтинга под них и что есть рядом',
    params: Params({
      path: Type.Optional(PathParam),
      cities: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999, description: 'Фильтр рейтинга по городу' })),
      type: Type.Optional(SlugParam),
      city: Type.Optional(SlugParam),
      budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Рублей' })),
      deadline: Type.Optional(Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' })),
    }),
    answer: Type.Object({
      types: Type.Array(CountedOption),
      cities: Type.Array(CountedOption),
      budgets: Type.Array(CountedOption),
      deadlines: Type.Array(PickerOption),
      chosen: Type.Object({
        type: Type.String(),
        city: Type.String(),
        budget: Type.String(),
        deadline: Type.String(),
      }),
      participants: Type.Integer(),
      path: Type.String({ description: 'Срез рейтинга с фильтрами в адресе' }),
      near: Type.Array(CountedLink, { description: 'Соседние срезы, если подходящих агентств меньше трёх' }),
    }),
  }),
}
