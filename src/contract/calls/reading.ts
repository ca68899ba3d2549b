import Type from 'typebox'
import { query } from '../define.ts'
import { Params } from '../shapes/strict.ts'

export const readingCalls = {
  'news-main': query({
    summary: 'Свежие новости для главной страницы',
    params: Params({}),
    answer: Type.Object({
      news: Type.Array(
        Type.Object({
          slug: Type.String(),
          title: Type.String(),
          lead: Type.String(),
          category: Type.String(),
          published_at: Type.String(),
        }),
      ),
    }),
  }),
}
