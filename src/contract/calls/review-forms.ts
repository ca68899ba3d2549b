import Type from 'typebox'
import { command, query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { PageText } from '../shapes/article.ts'
import { FORM_PER_MINUTE, KEYED_PER_MINUTE, Text, Tick, Traps } from '../shapes/form.ts'
import { PriceOption, Review } from '../shapes/review.ts'
import { KeyParam, Nullable, Params, PathParam } from '../shapes/strict.ts'

const KeyError = Type.Object({
  state: Type.Union([Type.Literal('unknown'), Type.Literal('used'), Type.Literal('expired')]),
  error_text: Type.String(),
})

/** By criterion id. Spec §3 groups them as `selected_criteria`; plain HTML forms can only send them one by one. */
const Mark = Type.Optional(Text(2))
const Marks = { quality: Mark, terms: Mark, communication: Mark, value: Mark, recommend: Mark }

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
    params: Params({
      path: Text(200),
      service: Text(40),
      url: Text(300),
      email: Text(320),
      door: Type.Optional(Text(10)),
      sender: Type.Optional(Text(320)),
      reason: Type.Optional(Text(1000)),
      consent: Tick,
      ...Traps,
    }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'review-req-help': query({
    summary: 'Как работает запрос отзыва',
    params: Params({}),
    answer: PageText,
  }),
  'review-add-form': query({
    summary: 'Форма отзыва по личной ссылке: о ком, критерии, диапазоны стоимости; или почему ссылка не годится',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      key_error: Nullable(KeyError),
      agency: Nullable(AgencyCard),
      service: Nullable(Type.String()),
      url: Nullable(Type.String()),
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
      ...Marks,
      selected_criteria: Type.Optional(Params(Marks)),
      overall: Text(2),
      text: Text(8000),
      better: Type.Optional(Text(4000)),
      price: Type.Optional(Text(12)),
      months: Type.Optional(Text(3)),
      author: Text(200),
      role: Text(200),
      company: Text(200),
      show_name: Tick,
      consent: Tick,
      publish: Tick,
      ...Traps,
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
    params: Params({ key: KeyParam, text: Text(8000), ...Traps }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
