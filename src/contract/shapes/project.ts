import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { CaseFigure } from './case.ts'
import { Link } from './link.ts'
import { ScalePeers } from './scale.ts'
import { Nullable } from './strict.ts'

/** A project in a portfolio. The addresses of its picture come from domain/web/pictures.ts. */
export const ProjectCard = Type.Object({
  id: Type.Integer(),
  path: Type.String({ description: 'Собственный адрес проекта' }),
  title: Type.String(),
  client: Type.String(),
  service: Type.String(),
  site_type: Nullable(Type.String()),
  industry: Type.String(),
  system: Nullable(Type.String()),
  price: Type.String({ description: 'Стоимость словами' }),
  months: Type.Integer({ description: 'Сколько длился' }),
  has_result: Type.Boolean({ description: 'Есть ли измеренный результат' }),
  year: Type.Integer(),
  is_verified: Type.Boolean(),
  palette: Type.Integer({ description: 'Номер палитры обложки' }),
  awards: Type.Integer(),
})
export type ProjectCard = Static<typeof ProjectCard>

export const ProjectAward = Type.Object({
  contest: Type.String(),
  nomination: Type.String(),
  place: Type.Integer(),
  year: Type.Integer(),
})

export const Project = Type.Object({
  ...Type.Omit(ProjectCard, ['awards']).properties,
  agency: AgencyCard,
  summary: Type.String(),
  result: Nullable(Type.String()),
  url: Nullable(Type.String()),
  launched: Type.String(),
  web_server: Nullable(Type.String()),
  platforms: Type.Array(Type.String()),
  awards: Type.Array(ProjectAward),
  review: Nullable(
    Type.Object({
      path: Type.String(),
      overall: Type.Integer(),
      body: Type.String(),
      author: Type.String(),
      role: Type.String(),
      company: Type.String(),
    }),
  ),
  figures: Type.Array(CaseFigure, { description: 'Цифры, названные в результате' }),
  peers: Type.Object(ScalePeers.properties, { description: 'Цена среди проектов агентства по той же услуге' }),
  term: Type.Object(ScalePeers.properties, { description: 'Срок среди тех же проектов' }),
  case_study: Nullable(
    Type.Object({ path: Type.String(), team_size: Nullable(Type.Integer()) }, { description: 'Кейс об этом проекте' }),
  ),
  position: Type.Object({
    number: Type.Integer({ description: 'Который по счёту в отфильтрованном списке; 0, если его там нет' }),
    total: Type.Integer(),
  }),
  previous: Nullable(Link),
  next: Nullable(Link),
})
export type Project = Static<typeof Project>

/** `value` is used in the address; options are counted under the other selected filters. */
export const FilterGroup = Type.Object({
  key: Type.String(),
  title: Type.String(),
  selected: Nullable(Type.String()),
  options: Type.Array(Type.Object({ value: Type.String(), title: Type.String(), count: Type.Integer() })),
})
export type FilterGroup = Static<typeof FilterGroup>

/** Filter parameters; 0 or none is off. */
export const ProjectFilters = {
  site_type: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
  business_type: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
  year: Type.Optional(Type.Integer({ minimum: 0, maximum: 2100 })),
  price: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
}
