import Type from 'typebox'
import { query } from '../define.ts'
import { Article, ArticleCard, ListedArticle, Term, TextFigure } from '../shapes/article.ts'
import { Link } from '../shapes/link.ts'
import { CursorParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const articleCalls = {
  'news-list': query({
    summary: 'Новости и исследования, новые первыми: все или одной рубрики, за всё время или за год',
    grows: 'data',
    params: Params({
      kind: Type.Optional(Type.Literal('research', { description: 'Только исследования' })),
      category: Type.Optional(SlugParam),
      year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
      next: Type.Optional(CursorParam),
    }),
    answer: Type.Object({
      h1: Type.String(),
      data: Type.Array(ListedArticle),
      count: Type.Integer({ description: 'Сколько всего текстов за выбранное время' }),
      categories: Type.Array(Type.Object({ ...Link.properties, count: Type.Integer() }), {
        description: 'Рубрики и исследования; вместе дают count',
      }),
      years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer() }), {
        description: 'Годы выбранной рубрики, поздние первыми',
      }),
      today: Type.String({ description: 'Сегодня в Москве, ГГГГ-ММ-ДД' }),
      corrections: Type.Object({
        count: Type.Integer(),
        last: Type.Array(Type.Object({ ...Link.properties, updated_at: Type.String(), changed: Type.String() })),
      }),
      next: Nullable(Type.String()),
    }),
  }),
  'news-one': query({
    summary: 'Одна новость целиком',
    params: Params({ slug: SlugParam }),
    answer: Article,
  }),
  'agency-mentions': query({
    summary: 'Новости и исследования, где показано агентство или есть ссылка на него, новые первыми',
    grows: 'data',
    params: Params({ agency: SlugParam, next: Type.Optional(CursorParam) }),
    answer: Type.Object({ data: Type.Array(ArticleCard), next: Nullable(Type.String()) }),
  }),
  'research-list': query({
    summary: 'Исследования, новые первыми',
    params: Params({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    answer: Type.Object({ list: Type.Array(ArticleCard) }),
  }),
  'research-get': query({
    summary: 'Одно исследование целиком',
    params: Params({ slug: SlugParam }),
    answer: Article,
  }),
  'abc-list': query({
    summary: 'Термины азбуки по буквам',
    params: Params({}),
    answer: Type.Object({
      letters: Type.Array(
        Type.Object({
          letter: Type.String(),
          terms: Type.Array(Type.Object({ ...Link.properties, short: Type.String() })),
        }),
      ),
      measured: Type.Array(Type.Object({ ...Link.properties, short: Type.String(), figure: TextFigure }), {
        description: 'Термины, которые что-то измеряют',
      }),
      orders: Type.Array(
        Type.Object({
          title: Type.String(),
          minutes: Type.Number({ description: 'Сколько читать все термины' }),
          terms: Type.Array(Type.Object({ ...Link.properties, minutes: Type.Number() })),
        }),
        { description: 'В каком порядке читать термины, чтобы сделать дело' },
      ),
    }),
  }),
  'abc-get': query({
    summary: 'Один термин: кратко, подробно, что рядом',
    params: Params({ slug: SlugParam, order: Type.Optional(SlugParam) }),
    answer: Term,
  }),
}
