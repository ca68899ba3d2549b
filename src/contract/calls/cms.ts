import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { Link } from '../shapes/link.ts'
import { FilterGroup, ProjectCard, ProjectFilters } from '../shapes/project.ts'
import { OneReview, Review, ReviewFilters, ReviewSummary } from '../shapes/review.ts'
import { CursorParam, IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const cmsCalls = {
  'cms-header': query({
    summary: 'Шапка системы: вид, лицензия, разработчик, место в рейтинге систем',
    params: Params({ cms: SlugParam }),
    answer: Type.Object({
      slug: Type.String(),
      title: Type.String(),
      kind: Type.String(),
      kind_title: Type.String(),
      vendor: Nullable(Type.String({ description: 'Кто разрабатывает; null, если не известно' })),
      licence: Type.String(),
      since: Nullable(Type.Integer()),
      projects: Type.Integer({ description: 'Проекты в портфолио агентств' }),
      agencies: Type.Integer({ description: 'Агентства, у которых есть такие проекты' }),
      reviews: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
      place: Nullable(
        Type.Object({
          place: Type.Integer(),
          of: Type.Integer(),
          score: Type.Number(),
          projects: Type.Integer({ description: 'В зачёте' }),
          agencies: Type.Integer({ description: 'В зачёте' }),
          reviews: Type.Integer({ description: 'В зачёте' }),
          ...Link.properties,
        }),
      ),
      tabs: Type.Array(Type.Object({ ...Link.properties, key: Type.String(), count: Nullable(Type.Integer()) })),
    }),
  }),
  'cms-about': query({
    summary: 'О системе: текст, доля проектов по выпускам, партнёры, кто делает больше всех',
    params: Params({ cms: SlugParam }),
    answer: Type.Object({
      text: Type.Array(Type.String()),
      share_by_year: Type.Array(
        Type.Object({
          title: Type.String({ description: '«2020» или «Сейчас»' }),
          share: Type.Number({ description: 'Доля, 0…1' }),
          projects: Type.Integer(),
          place: Type.Integer(),
        }),
      ),
      partners: Type.Array(
        Type.Object({
          agency: AgencyCard,
          level: Nullable(Type.String({ description: 'Нет у агентств без партнёрства' })),
          since: Nullable(Type.String()),
          projects: Type.Integer(),
        }),
      ),
      ratings: Type.Array(Link, { description: 'Рейтинги разработчиков на этой системе' }),
      neighbours: Type.Array(Link, { description: 'Системы того же вида' }),
    }),
  }),
  'cms-projects-filters': query({
    summary: 'Фильтры проектов на системе со счётчиками при остальных выбранных',
    params: Params({ cms: SlugParam, ...ProjectFilters }),
    answer: Type.Object({ data: Type.Array(FilterGroup), label: Type.String(), results_count: Type.Integer() }),
  }),
  'cms-projects': query({
    summary: 'Проекты на системе, новые первыми; продолжение по next',
    grows: 'data',
    params: Params({ cms: SlugParam, ...ProjectFilters, next: Type.Optional(CursorParam) }),
    answer: Type.Object({
      data: Type.Array(Type.Object({ ...ProjectCard.properties, agency: AgencyCard })),
      next: Nullable(Type.String()),
      more: Type.Integer(),
    }),
  }),
  'cms-reviews-count-and-filters': query({
    summary: 'Сводка отзывов о работах на системе',
    params: Params({ cms: SlugParam, ...ReviewFilters }),
    answer: ReviewSummary,
  }),
  'cms-reviews': query({
    summary: 'Отзывы о работах на системе, новые первыми; продолжение по next',
    grows: 'reviews',
    params: Params({ cms: SlugParam, ...ReviewFilters, next: Type.Optional(CursorParam) }),
    answer: Type.Object({
      reviews: Type.Array(Review),
      next: Nullable(Type.String()),
      more: Type.Integer(),
      category: Type.String(),
      cms: Type.String(),
    }),
  }),
  'cms-review': query({
    summary: 'Один отзыв о работе на системе, с соседями',
    params: Params({ cms: SlugParam, id: IdParam }),
    answer: OneReview,
  }),
  'cms-review-get': query({
    summary: 'Тот же отзыв по одному номеру',
    params: Params({ id: IdParam }),
    answer: OneReview,
  }),
}
