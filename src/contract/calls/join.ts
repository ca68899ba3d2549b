import Type from 'typebox'
import { MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import { registrationForm } from '#domain/forms/registration-form.ts'
import { command, query } from '../define.ts'
import { FORM_PER_MINUTE, formParams, KEYED_PER_MINUTE, Traps } from '../shapes/form.ts'
import { KeyParam, Params } from '../shapes/strict.ts'

export const joinCalls = {
  '/v2/forms/registration': command({
    summary: 'Агентство просит добавить его в каталог; повтор по домену сайта отклоняется со ссылкой',
    perMinute: FORM_PER_MINUTE,
    // Any year will do: it bounds a value, not the shape.
    params: Params(formParams(registrationForm(0))),
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
    params: Params(formParams(MESSAGE_FORM)),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
