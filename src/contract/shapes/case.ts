import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Paragraphs } from './article.ts'
import { Link } from './link.ts'
import { ScalePeers } from './scale.ts'
import { Nullable } from './strict.ts'

/** The cover is that of the project (domain/web/pictures.ts). */
export const CaseCard = Type.Object({
  id: Type.Integer(),
  path: Type.String(),
  title: Type.String({ description: 'Клиент и результат' }),
  result: Type.String(),
  service: Type.String(),
  project: Nullable(
    Type.Object({ id: Type.Integer(), client: Type.String(), path: Type.String(), palette: Type.Integer() }),
  ),
  agency: AgencyCard,
  published_at: Type.String(),
})
export type CaseCard = Static<typeof CaseCard>

export const CaseHashtag = Type.Object({
  ...Link.properties,
  slug: Type.String(),
  count: Type.Integer(),
  has_newsletter: Type.Boolean(),
})
export type CaseHashtag = Static<typeof CaseHashtag>

const BarEnd = Type.Object({
  text: Type.String({ description: '«4,5 с»' }),
  at: Type.Number({ description: 'Доля большего из двух' }),
})

export const CaseFigure = Type.Object({
  figure: Type.String({ description: '«+94 %»' }),
  caption: Type.String(),
  change: Nullable(Type.Object({ before: BarEnd, after: BarEnd })),
})
export type CaseFigure = Static<typeof CaseFigure>

export const OneCase = Type.Object({
  ...CaseCard.properties,
  lead: Nullable(Type.String({ description: 'Заголовок автора, если не он же в title' })),
  facts: Type.Array(Type.Object({ title: Type.String(), value: Type.String() }), {
    description: 'Отрасль, услуга, система, бюджет, срок, команда; неизвестных нет',
  }),
  hashtags: Type.Array(Type.Object({ ...Link.properties, slug: Type.String() })),
  task: Paragraphs,
  solution: Paragraphs,
  outcome: Paragraphs,
  standing: Nullable(
    Type.Object(
      { ...Link.properties, place: Type.Integer(), participants: Type.Integer() },
      { description: 'Место агентства в рейтинге этой услуги' },
    ),
  ),
  price: Nullable(
    Type.Object(ScalePeers.properties, { description: 'Цена среди проектов агентства по той же услуге' }),
  ),
  term: Nullable(Type.Object(ScalePeers.properties, { description: 'Срок среди тех же проектов' })),
  figures: Type.Array(CaseFigure, { description: 'Цифры, названные в результате' }),
  quote: Nullable(
    Type.Object(
      {
        path: Type.String(),
        overall: Type.Integer(),
        text: Type.String(),
        author: Type.String(),
        role: Type.String(),
        company: Type.String(),
      },
      { description: 'Из опубликованного отзыва об этом проекте' },
    ),
  ),
})
export type OneCase = Static<typeof OneCase>
