import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { ArticleCard, PageText } from '../shapes/article.ts'
import { Interview, InterviewCard } from '../shapes/interview.ts'
import { ProjectCard } from '../shapes/project.ts'
import { Place } from '../shapes/rating.ts'
import { CursorParam, Nullable, Params, PathParam, SlugParam } from '../shapes/strict.ts'

export const peopleCalls = {
  'agencies-interviews': query({
    summary: 'Интервью, новые первыми: все или одного агентства',
    grows: 'list',
    params: Params({ agency: Type.Optional(SlugParam), next: Type.Optional(CursorParam) }),
    answer: Type.Object({ list: Type.Array(InterviewCard), next: Nullable(Type.String()) }),
  }),
  'agencies-interview': query({
    summary: 'Одно интервью: кто, вопросы и ответы',
    params: Params({ slug: SlugParam }),
    answer: Interview,
  }),
  'person-about': query({
    summary: 'Человек: роль, агентство, интервью; кто пишет для нас — и написанное',
    params: Params({ person: SlugParam }),
    answer: Type.Object({
      slug: Type.String(),
      name: Type.String(),
      role: Type.String(),
      agency: Nullable(AgencyCard),
      text: Type.Array(Type.String()),
      is_team: Type.Boolean({ description: 'Работает в редакции' }),
      today: Type.String({ description: 'День, до которого шкала времени' }),
      joined: Nullable(Type.Integer({ description: 'Год, с которого в агентстве или в редакции' })),
      judged: Type.Array(Type.Object({ year: Type.Integer(), path: Type.String() }), {
        description: 'Годы, когда судил работы для премии',
      }),
      workplace: Nullable(
        Type.Object(
          {
            accepts_requests: Type.Boolean(),
            reviews: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
            place: Nullable(
              Type.Object({
                ...Place.properties,
                months: Type.Array(Nullable(Type.Integer()), { description: 'Места по месяцам, последнее — нынешнее' }),
                as_of: Type.String(),
              }),
            ),
            launches: Type.Array(Type.Object({ year: Type.Integer(), projects: Type.Integer() }), {
              description: 'Сколько проектов портфолио сдано по годам, начиная с года прихода',
            }),
            projects: Type.Integer({ description: 'Всего в портфолио' }),
            works: Type.Array(ProjectCard),
          },
          { description: 'Что измерено об агентстве, где человек работает' },
        ),
      ),
      articles: Type.Array(ArticleCard, { description: 'Новости и исследования этого автора, новые первыми' }),
      interviews: Type.Array(InterviewCard),
    }),
  }),
  'person-interview': query({
    summary: 'Последнее интервью человека',
    params: Params({ person: SlugParam }),
    answer: Interview,
  }),
  'about-page': query({
    summary: 'Тексты страницы: о проекте, правила, политика, согласия; у каждого своя версия',
    params: Params({ path: PathParam }),
    answer: Type.Object({
      texts: Type.Array(PageText),
    }),
  }),
}
