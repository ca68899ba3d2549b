import Type from 'typebox'
import { TENDER_ANSWER_FORM } from '#domain/forms/tender-answer-form.ts'
import { TENDER_FORM } from '#domain/forms/tender-form.ts'
import { TENDER_OUTCOME_FORM } from '#domain/forms/tender-outcome-form.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { command, query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { FORM_PER_MINUTE, formParams, KEYED_PER_MINUTE, Text, Traps } from '../shapes/form.ts'
import { IdsParam, KeyParam, Nullable, Params } from '../shapes/strict.ts'

const PriceUnit = Type.Union([Type.Literal('project'), Type.Literal('month')])

const Candidate = {
  ...AgencyCard.properties,
  path: Type.String(),
  price_from: Nullable(Type.Integer()),
  price_usual: Nullable(Type.Integer({ description: 'Медиана проектов в зачёте рейтинга; null, если их меньше трёх' })),
  price_unit: PriceUnit,
  reply_hours: Nullable(Type.Integer()),
  accepts_requests: Type.Boolean(),
}

const Recipient = Type.Object({
  ...AgencyCard.properties,
  path: Type.String(),
  status: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('sent'),
    Type.Literal('read'),
    Type.Literal('answered'),
    Type.Literal('refused'),
  ]),
  status_title: Type.String({ description: '«отправлено», «прочитано», «ответили», «отказались»' }),
  answer: Nullable(Type.String()),
  changed_at: Type.String(),
})

const TenderText = {
  service: Type.String(),
  system: Nullable(Type.String()),
  budget: Nullable(Type.Integer()),
  deadline: Nullable(Type.String()),
  text: Type.String(),
  created_at: Type.String(),
  files: Type.Array(Type.Object({ name: Type.String(), size: Type.Integer(), path: Type.String() })),
}

export const tenderCalls = {
  'agency-info-for-tender': query({
    summary: 'Агентства для заявки: цена, обычное время ответа, принимают ли заявки',
    params: Params({ ids: IdsParam }),
    answer: Type.Object({ list: Type.Array(Type.Object(Candidate)) }),
  }),
  'tender-proposals': query({
    summary: 'До пяти агентств под задачу, город и бюджет, с причиной для каждого; без задачи — только города',
    params: Params({
      type: Type.Optional(Text(60)),
      city: Type.Optional(Text(60)),
      budget: Type.Optional(Text(60)),
    }),
    answer: Type.Object({
      type: Nullable(Type.String({ description: 'Как понято, что нужно; null, если такого у нас нет' })),
      city: Nullable(Type.String()),
      budget: Nullable(Type.Integer()),
      unclear: Type.Array(Type.Union([Type.Literal('city'), Type.Literal('budget')]), {
        description: 'Написано, но не понято',
      }),
      list: Type.Array(
        Type.Object({
          ...Candidate,
          rating_path: Type.String({ description: 'Рейтинг, место в котором названо первой причиной' }),
          reasons: Type.Array(Type.String(), { description: '«2-е место в рейтинге …», «14 проектов этого вида»' }),
        }),
      ),
      cities: Type.Array(Type.String(), { description: 'Города, агентства которых есть в рейтингах, по алфавиту' }),
      note: Nullable(Type.String({ description: 'Чем пришлось поступиться: городом или бюджетом' })),
    }),
  }),
  'tenderline-form': command({
    summary: 'Заявка выбранным агентствам: уходит им после того, как отправитель подтвердит почту',
    // Files come in base64; a little over the limit still gets a readable refusal.
    maxBodyBytes: Math.ceil(MAX_FILES_BYTES * 1.4),
    perMinute: FORM_PER_MINUTE,
    sentParam: 'agencies',
    params: Params({
      ...formParams(TENDER_FORM),
      files: Type.Optional(
        Type.Array(
          Type.Object(
            { name: Text(200), content: Type.String({ maxLength: 14_000_000, description: 'base64' }) },
            { additionalProperties: false },
          ),
          { maxItems: 20, description: 'Больше пяти форма не возьмёт и скажет об этом' },
        ),
      ),
    }),
    answer: Type.Object({ success: Type.Boolean(), recipients: Type.Integer() }),
  }),
  'tender-confirm': command({
    summary: 'Подтверждение почты отправителя: письма агентствам уходят один раз',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...Traps }),
    answer: Type.Object({ recipients: Type.Integer(), status_path: Type.String() }),
  }),
  'tender-status': query({
    summary: 'Состояние заявки по тайной ссылке отправителя, до подтверждения и после',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      ...TenderText,
      is_confirmed: Type.Boolean(),
      is_expired: Type.Boolean({ description: 'Не подтверждена вовремя: агентствам уже не уйдёт' }),
      sent_at: Nullable(Type.String({ description: 'Когда ушла агентствам' })),
      events: Type.Array(Type.Object({ title: Type.String(), at: Type.String() }), {
        description: 'Что было с заявкой, по порядку',
      }),
      recipients: Type.Array(Recipient),
      outcome: Nullable(Type.String()),
      outcome_title: Nullable(Type.String()),
      response: Nullable(
        Type.Object(
          {
            text: Type.String(),
            may_publish: Type.Boolean(),
            is_published: Type.Boolean({ description: 'Уже виден всем' }),
          },
          { description: 'Отзыв отправителя о сервисе заявок' },
        ),
      ),
    }),
  }),
  'tender-outcome': command({
    summary: 'Чем закончилась заявка',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...formParams(TENDER_OUTCOME_FORM) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'tender-request': query({
    summary: 'Заявка по тайной ссылке агентства',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      ...TenderText,
      agency: AgencyCard,
      name: Type.String(),
      company: Type.String(),
      email: Type.String(),
      phone: Nullable(Type.String()),
      status: Type.String(),
      answer: Nullable(Type.String()),
      is_closed: Type.Boolean({ description: 'Отправитель уже сказал, чем кончилось' }),
    }),
  }),
  'tender-read': command({
    summary: 'Агентство открыло заявку',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'tender-answer': command({
    summary: 'Ответ или отказ агентства по его тайной ссылке',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...formParams(TENDER_ANSWER_FORM) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
