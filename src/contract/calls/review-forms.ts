import Type from 'typebox'
import { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { REVIEW_REPLY_FORM } from '#domain/forms/review-reply-form.ts'
import { REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { REVIEW_CRITERIA, type ReviewCriterion } from '#domain/vocabulary/review-criteria.ts'
import { command, query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { PageText } from '../shapes/article.ts'
import { FORM_PER_MINUTE, formParams, KEYED_PER_MINUTE, Text } from '../shapes/form.ts'
import { PriceOption, Review } from '../shapes/review.ts'
import { KeyParam, Nullable, Params, PathParam } from '../shapes/strict.ts'

const KeyError = Type.Object({
  state: Type.Union([Type.Literal('unknown'), Type.Literal('used'), Type.Literal('expired')]),
  error_text: Type.String(),
})

/** By criterion id. Spec §3 groups them as `selected_criteria`; plain HTML forms can only send them one by one. */
const Mark = Type.Optional(Text(2))
const Marks = Object.fromEntries(REVIEW_CRITERIA.map(({ id }) => [id, Mark])) as Record<ReviewCriterion, typeof Mark>

export const reviewFormCalls = {
  'review-req-form': query({
    summary: 'Форма запроса отзыва: услуги, агентство по адресу страницы',
    params: Params({ path: PathParam }),
    answer: Type.Object({
      agency: Nullable(AgencyCard),
      services: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() })),
      must_match_domain: Type.Boolean({ description: 'Почта на другом домене требует объяснения' }),
    }),
  }),
  'review-req-new': command({
    summary: 'Запрос отзыва: клиенту уходит письмо с личной ссылкой, от агентства — когда оно подтвердит свою почту',
    perMinute: FORM_PER_MINUTE,
    params: Params({ ...formParams(REVIEW_REQUEST_FORM), door: Type.Optional(Text(10)) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'review-req-help': query({
    summary: 'Как работает запрос отзыва',
    params: Params({}),
    answer: PageText,
  }),
  'review-add-form': query({
    summary:
      'Форма отзыва по личной ссылке: о ком и о каком проекте, критерии, диапазоны стоимости; или почему ссылка не годится',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      key_error: Nullable(KeyError),
      agency: Nullable(AgencyCard),
      service: Nullable(Type.String()),
      url: Nullable(Type.String()),
      project: Nullable(
        Type.Object(
          { months: Type.Integer(), budget: Type.Integer({ description: 'Рубли' }) },
          {
            description: 'Проект из портфолио агентства на этом сайте; под NDA не показывается',
          },
        ),
      ),
      reviews: Type.Object({ count: Type.Integer(), average: Nullable(Type.Number()) }),
      criteria: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), hint: Type.String() })),
      price_ranges: Type.Array(PriceOption),
      expires_at: Nullable(Type.String()),
    }),
  }),
  'review-add-send': command({
    summary: 'Отзыв клиента: ждёт проверки, ссылка больше не действует',
    perMinute: FORM_PER_MINUTE,
    params: Params({
      key: KeyParam,
      ...formParams(REVIEW_ADD_FORM),
      ...Marks,
      selected_criteria: Type.Optional(Params(Marks)),
    }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'review-reply-form': query({
    summary: 'Отзыв, на который агентство может ответить по своей ссылке',
    params: Params({ key: KeyParam }),
    answer: Type.Object({ key_error: Nullable(KeyError), review: Nullable(Review) }),
  }),
  'review-reply-send': command({
    summary: 'Ответ агентства на отзыв',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...formParams(REVIEW_REPLY_FORM) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
