import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard, FittingAgency } from '../shapes/agency.ts'
import { CountedLink, Link, NearLink } from '../shapes/link.ts'
import { PriceBasis } from '../shapes/price-basis.ts'
import { Nullable, Params, PathParam, SlugParam } from '../shapes/strict.ts'

const PriceUnit = Type.Union([Type.Literal('project'), Type.Literal('month')])
const PickerOption = Type.Object({ value: Type.String(), title: Type.String() })
const CountedOption = Type.Object({
  ...PickerOption.properties,
  participants: Type.Integer({ description: 'Сколько агентств подойдёт с этим ответом при остальных выбранных' }),
})

const PhraseAnswers = {
  path: Type.Optional(PathParam),
  cities: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999, description: 'Фильтр рейтинга по городу' })),
  type: Type.Optional(SlugParam),
  city: Type.Optional(SlugParam),
  budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Рублей' })),
  deadline: Type.Optional(Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' })),
  suggested: Type.Optional(
    Type.Boolean({ description: 'Вместо ответов — фраза главной: в ней каждый ответ заметно сужает выбор' }),
  ),
}

export const findCalls = {
  'agency-find': query({
    summary: 'Поиск агентств, рейтингов, систем и текстов: прощает опечатки, другую раскладку и запись другими буквами',
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
          price_usual: Nullable(
            Type.Integer({ description: 'Медиана проектов в зачёте рейтинга; null, если их меньше трёх' }),
          ),
          price_unit: PriceUnit,
          matched: Type.Array(Type.Integer(), { description: 'Начало и конец совпавшей части названия' }),
        }),
      ),
      slices: Type.Array(CountedLink, { description: 'Срез рейтинга под задачу из запроса, если пуст — соседние' }),
      fits: Type.Array(FittingAgency, { description: 'Первые трое, кто подходит под задачу из запроса' }),
      ratings: Type.Array(CountedLink),
      systems: Type.Array(Link),
      texts: Type.Array(
        Type.Object({
          kind: Type.Union([
            Type.Literal('term'),
            Type.Literal('research'),
            Type.Literal('news'),
            Type.Literal('case'),
          ]),
          title: Type.String(),
          pages: Type.Array(
            Type.Object({
              ...Link.properties,
              note: Type.String({ description: 'Пояснение термина, дата или агентство кейса' }),
            }),
          ),
        }),
        { description: 'Термины, исследования, новости и кейсы: группы, в которых что-то нашлось' },
      ),
      read_as: Nullable(Type.String({ description: 'Как прочитан запрос, набранный в другой раскладке' })),
    }),
  }),
  picker: query({
    summary: 'Подбор одной фразой: варианты ответов, срез рейтинга под них и что есть рядом',
    params: Params(PhraseAnswers),
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
      narrowed: Type.Object(
        { type: Type.Integer(), city: Type.Integer(), budget: Type.Integer() },
        {
          description: 'Сколько агентств остаётся после каждого ответа; срок не сужает: занятость агентств неизвестна',
        },
      ),
      participants: Type.Integer(),
      path: Type.String({ description: 'Срез рейтинга с фильтрами в адресе' }),
      near: Type.Array(NearLink, { description: 'Соседние срезы, если подходящих агентств меньше трёх' }),
    }),
  }),
  'picker-preview': query({
    summary: 'Что внутри среза фразы: цены таких работ из калькулятора и первые трое',
    params: Params(PhraseAnswers),
    answer: Type.Object({
      unit: PriceUnit,
      limit: Nullable(Type.Integer({ description: 'Предел посетителя, рублей' })),
      prices: Nullable(
        Type.Object({
          projects: Type.Integer(),
          within: Type.Integer({ description: 'Сколько проектов уложились в предел; без предела — все' }),
          quartiles: Nullable(
            Type.Array(Type.Integer(), {
              description: 'Первый квартиль, медиана, третий; null, если проектов меньше восьми',
            }),
          ),
          basis: PriceBasis,
          axis: Type.Array(Type.Integer(), { description: 'Ось сумм: от и до' }),
          columns: Type.Array(
            Type.Object({ budget: Type.Integer(), projects: Type.Integer(), is_over: Type.Boolean() }),
            { description: 'Близкие суммы вместе: сумма, сколько проектов, выше ли предела' },
          ),
        }),
      ),
      participants: Type.Integer(),
      first: Type.Array(
        Type.Object({
          ...FittingAgency.properties,
          score: Nullable(Type.Number({ description: 'Балл в срезе; null без места' })),
        }),
        { description: 'Первые трое: по местам, затем без места' },
      ),
    }),
  }),
}
