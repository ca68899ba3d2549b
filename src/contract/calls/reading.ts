import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
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
  'cases-popular-list': query({
    summary: 'Кейсы с измеренным результатом, которые читают чаще',
    params: Params({}),
    answer: Type.Object({
      cases_list: Type.Array(
        Type.Object({
          id: Type.Integer(),
          title: Type.String(),
          result: Type.String(),
          service: Type.String(),
          project: Type.Object({ id: Type.Integer(), client: Type.String(), path: Type.String() }),
          agency: AgencyCard,
          published_at: Type.String(),
        }),
      ),
    }),
  }),
}
