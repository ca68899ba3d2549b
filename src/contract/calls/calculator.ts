import Type, { type Static } from 'typebox'
import { query } from '../define.ts'
import { AgencyCard, FittingAgency } from '../shapes/agency.ts'
import { Link, NearLink } from '../shapes/link.ts'
import { PriceBasis } from '../shapes/price-basis.ts'
import { ProjectCard } from '../shapes/project.ts'
import { PriceSpread } from '../shapes/scale.ts'
import { Nullable, Params, SlugParam } from '../shapes/strict.ts'

const PriceUnit = Type.Union([Type.Literal('project'), Type.Literal('month')])

const QuestionKey = Type.Union([
  Type.Literal('type'),
  Type.Literal('industry'),
  Type.Literal('system'),
  Type.Literal('region'),
  Type.Literal('tier'),
  Type.Literal('scope'),
])

const Grouping = Type.Union([
  Type.Literal('year'),
  Type.Literal('quarter'),
  Type.Literal('region'),
  Type.Literal('type'),
  Type.Literal('industry'),
  Type.Literal('system'),
  Type.Literal('tier'),
])

const GroupOrder = Type.Union([
  Type.Literal('group'),
  Type.Literal('sample'),
  Type.Literal('low'),
  Type.Literal('median'),
  Type.Literal('high'),
])

/** Absent means any; unknown answers are ignored. */
const CostAnswers = {
  type: Type.Optional(SlugParam),
  industry: Type.Optional(SlugParam),
  system: Type.Optional(SlugParam),
  region: Type.Optional(
    Type.String({ pattern: '^[a-z0-9+-]{1,80}$', description: 'Город, федеральный округ или страна агентства' }),
  ),
  tier: Type.Optional(SlugParam),
  scope: Type.Optional(
    Type.String({ pattern: '^[a-z0-9+-]{1,80}$', description: 'Срок работы: 1-2, 3-4, 5-7 или 8 месяцев и дольше' }),
  ),
}

const Named = Type.Object({ value: Type.String(), title: Type.String() })

const CostQuestion = Type.Object({
  key: QuestionKey,
  title: Type.String(),
  selected: Type.String({ description: 'Пусто — не важно' }),
  options: Type.Array(
    Type.Object({
      ...Named.properties,
      projects: Type.Integer({ description: 'Работ с ценой при остальных ответах' }),
    }),
  ),
})

const CostDot = Type.Object({
  price: Type.Integer(),
  title: Nullable(Type.String({ description: 'null под NDA' })),
  path: Nullable(Type.String()),
  year: Type.Integer(),
})

export const CostAnswer = Type.Object({
  service: Named,
  title: Type.String(),
  unit: PriceUnit,
  sample: Type.Integer({ description: 'Сколько работ в выборке после расширения' }),
  from: Nullable(Type.String({ description: 'Даты самой старой и самой новой работы' })),
  to: Nullable(Type.String()),
  spread: Nullable(PriceSpread),
  basis: PriceBasis,
  interval: Type.Array(Type.Integer(), { description: '90-процентный интервал медианы; пусто, если данных мало' }),
  months: Type.Array(Type.Integer(), { description: 'Обычный срок: первый и третий квартиль; пусто, если неизвестен' }),
  steps: Type.Array(
    Type.Object({
      key: Nullable(QuestionKey),
      title: Type.String({ description: 'Что стало шире' }),
      sample: Type.Integer(),
    }),
    { description: 'Как расширялась выборка; первый шаг — ровно эти ответы' },
  ),
  older: Type.Integer({ description: 'Сколько сумм старше года приведены к нынешним ценам' }),
  index: Type.Array(Type.Object({ quarter: Type.String(), ratio: Type.Number(), projects: Type.Integer() }), {
    description: 'Во сколько раз такая же работа дороже за последний год, чем около этого квартала',
  }),
  axis: Type.Array(Type.Integer(), { description: 'Ось сумм: от и до' }),
  dots: Type.Array(CostDot),
  is_thinned: Type.Boolean({ description: 'Точек меньше, чем работ: показана каждая вторая, третья…' }),
  budget: Nullable(Type.Integer()),
  within: Nullable(Type.Integer({ description: 'Сколько работ не дороже бюджета' })),
  changes: Type.Array(
    Type.Object({ title: Type.String(), difference: Type.Integer(), median: Type.Integer(), sample: Type.Integer() }),
    { description: 'На сколько отличается медиана, если изменить один ответ' },
  ),
  similar: Type.Array(Type.Object({ project: ProjectCard, agency: AgencyCard })),
  agencies: Type.Array(
    Type.Object({
      ...FittingAgency.properties,
      place: Nullable(Type.Integer()),
      rating: Link,
      average: Nullable(Type.Number()),
      price_from: Nullable(Type.Integer()),
      quartiles: Nullable(
        Type.Array(Type.Integer(), {
          description:
            'Проекты в зачёте рейтинга, как в его строке, без места — такие же проекты за тот же срок; суммы как уплачены; null, если проектов меньше трёх',
        }),
      ),
      projects: Type.Integer({ description: 'Сколько проектов в квартилях' }),
      tender: Type.String({ description: 'Заявка этому агентству с этими ответами' }),
    }),
  ),
  near: Type.Array(NearLink, { description: 'Если не подходит никто: что ближе всего и почему' }),
  rating: Nullable(Link),
  tender: Type.String({ description: 'Заявка с этими ответами' }),
})
export type CostAnswer = Static<typeof CostAnswer>

export const CostGroup = Type.Object({
  group: Type.String(),
  title: Type.String(),
  sample: Type.Integer(),
  spread: Nullable(PriceSpread),
})
export type CostGroup = Static<typeof CostGroup>

export const calculatorCalls = {
  'cost-services-list': query({
    summary: 'Услуги с ценами: сколько работ за три года и сколько стоила их половина',
    params: Params({}),
    answer: Type.Object({
      services: Type.Array(
        Type.Object({
          slug: Type.String(),
          ...Link.properties,
          unit: PriceUnit,
          projects: Type.Integer(),
          spread: Nullable(PriceSpread),
        }),
      ),
      axis: Type.Array(Type.Integer()),
      updated_at: Nullable(Type.String()),
    }),
  }),
  'cost-filters': query({
    summary: 'Вопросы калькулятора; у каждого ответа — сколько работ с ценой при остальных ответах',
    params: Params({ service: SlugParam, ...CostAnswers }),
    answer: Type.Object({ service: Named, questions: Type.Array(CostQuestion) }),
  }),
  'cost-approximate-price': query({
    summary:
      'Сколько стоит работа: квартили, децили, медиана с интервалом, выборка и как её расширили, похожие проекты',
    params: Params({
      service: SlugParam,
      ...CostAnswers,
      budget: Type.Optional(Type.String({ maxLength: 60, description: 'Можно словами: «1,5 млн»' })),
    }),
    answer: CostAnswer,
  }),
  'cost-popular-queries': query({
    summary: 'Что считают чаще всего; пока вопросов мало — самые частые сочетания среди проектов',
    params: Params({}),
    answer: Type.Object({
      is_asked: Type.Boolean({ description: 'true — вопросы посетителей, false — сочетания среди проектов' }),
      queries: Type.Array(
        Type.Object({ ...Link.properties, median: Type.Integer(), sample: Type.Integer(), unit: PriceUnit }),
      ),
    }),
  }),
  'cost-analytics-calculator': query({
    summary: 'Цены по группам: сколько работ и квартили; группы меньше пяти работ без цены',
    params: Params({
      service: Type.Optional(SlugParam),
      by: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9+-]{1,80}$',
          description: 'year, quarter, region, type, industry, system или tier; иначе — по годам',
        }),
      ),
      sort: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9+-]{1,80}$',
          description: 'group, sample, low, median или high; иначе — group',
        }),
      ),
    }),
    answer: Type.Object({
      service: Named,
      services: Type.Array(Named),
      by: Grouping,
      groupings: Type.Array(Type.Object({ value: Grouping, title: Type.String() })),
      head: Type.String({ description: 'Что в группах' }),
      sort: GroupOrder,
      unit: PriceUnit,
      is_as_paid: Type.Boolean({ description: 'Суммы как уплачены, без приведения к нынешним ценам' }),
      axis: Type.Array(Type.Integer()),
      rows: Type.Array(CostGroup),
      updated_at: Nullable(Type.String()),
    }),
  }),
}
