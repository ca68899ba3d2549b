import Type from 'typebox'
import { query } from '../define.ts'
import { FilterGroup, Project, ProjectCard, ProjectFilters } from '../shapes/project.ts'
import { CursorParam, IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

const CategoryId = Type.Integer({
  minimum: 0,
  maximum: 2147483647,
  description: 'Номер категории портфолио; 0 — любая',
})
const SystemParam = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })

const Filters = {
  category: Type.Optional(CategoryId),
  ...ProjectFilters,
  system: Type.Optional(SystemParam),
}

/** Projects under NDA are counted but never named. */
export const portfolioCalls = {
  'agency-portfolio-filters': query({
    summary: 'Категории и фильтры портфолио со счётчиками при остальных выбранных',
    params: Params({ agency: SlugParam, ...Filters }),
    answer: Type.Object({
      categories: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), count: Type.Integer() })),
      data: Type.Array(FilterGroup),
      label: Type.String({ description: 'Что выбрано, словами' }),
      results_count: Type.Integer(),
      nda_projects_count: Type.Integer(),
    }),
  }),
  'agency-portfolio-list': query({
    summary: 'Проекты агентства, новые первыми; продолжение по next',
    grows: 'data',
    params: Params({ agency: SlugParam, ...Filters, next: Type.Optional(CursorParam) }),
    answer: Type.Object({
      data: Type.Array(ProjectCard),
      next: Nullable(Type.String()),
      more: Type.Integer({ description: 'Сколько проектов осталось после этих' }),
    }),
  }),
  '/v2/portfolio/categories/{id}': query({
    summary: 'Проекты одной категории портфолио, по страницам',
    grows: null,
    params: Params({ id: IdParam, page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) }),
    answer: Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      agency: Type.String({ description: 'name_lat агентства' }),
      data: Type.Array(ProjectCard),
      nda_projects_count: Type.Integer(),
      current_page: Type.Integer(),
      last_page: Type.Integer(),
    }),
  }),
  '/v2/portfolio/projects/{id}': query({
    summary: 'Проект целиком; соседи — в списке с теми же фильтрами',
    params: Params({ id: IdParam, ...Filters }),
    answer: Project,
  }),
}
