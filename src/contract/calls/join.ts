import Type from 'typebox'
import { command, query } from '../define.ts'
import { FORM_PER_MINUTE, KEYED_PER_MINUTE, Text, Tick, Traps } from '../shapes/form.ts'
import { KeyParam, Params } from '../shapes/strict.ts'

export const joinCalls = {
  '/v2/forms/registration': command({
    summary: 'Агентство просит добавить его в каталог; повтор по домену сайта отклоняется со ссылкой',
    perMinute: FORM_PER_MINUTE,
    params: Params({
      services: Text(200),
      name: Text(200),
      founded: Text(4),
      country: Text(40),
      city: Text(80),
      address: Text(300),
      phone: Text(40),
      site: Text(300),
      email: Text(320),
      headcount: Text(6),
      administrator_name: Text(200),
      administrator_email: Text(320),
      consent: Tick,
      ...Traps,
    }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  message: query({
    summary: 'Что ждёт подтверждения по ссылке из письма: сообщение агентству или запрос отзыва',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      kind: Type.Union([Type.Literal('feedback'), Type.Literal('review-request')]),
      agency: Type.Object({ name: Type.String(), slug: Type.String() }),
      to: Type.String({ description: 'Кому уйдёт: название агентства или почта клиента' }),
      text: Type.String(),
      state: Type.Union([Type.Literal('waiting'), Type.Literal('expired'), Type.Literal('sent')]),
    }),
  }),
  'message-confirm': command({
    summary: 'Подтверждение почты отправителя: сообщение или запрос отзыва уходит один раз',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...Traps }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'send-feedback': command({
    summary: 'Сообщение редакции',
    perMinute: FORM_PER_MINUTE,
    params: Params({
      name: Text(200),
      email: Text(320),
      phone: Type.Optional(Text(40)),
      message: Text(8000),
      consent: Tick,
      ...Traps,
    }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
