import Type from 'typebox'
import { query } from '../define.ts'
import { CaseCard, CaseHashtag, OneCase } from '../shapes/case.ts'
import { CursorParam, IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const caseCalls = {
  'cases-list': query({
    summary: 'Кейсы, новые первыми: все или одного хештега',
    grows: 'cases_list',
    params: Params({ hashtag: Type.Optional(SlugParam), next: Type.Optional(CursorParam) }),
    answer: Type.Object({
      cases_list: Type.Array(CaseCard),
      next: Nullable(Type.String()),
      hashtag: Nullable(CaseHashtag),
    }),
  }),
  'cases-popular-list': query({
    summary: 'Кейсы с измеренным результатом, которые читали чаще за 90 дней',
    params: Params({}),
    answer: Type.Object({ cases_list: Type.Array(CaseCard) }),
  }),
  'cases-get-item': query({
    summary: 'Один кейс: задача, решение, результат',
    params: Params({ id: IdParam }),
    answer: OneCase,
  }),
  'cases-hashtag-list': query({
    summary: 'Хештеги кейсов и сколько кейсов у каждого',
    params: Params({}),
    answer: Type.Object({ hashtags: Type.Array(CaseHashtag) }),
  }),
  'cases-simmilar': query({
    summary: 'Похожие кейсы: по услуге, отрасли, системе и словам',
    params: Params({ id: IdParam }),
    answer: Type.Object({ cases_list: Type.Array(CaseCard) }),
  }),
}
