import Type from 'typebox'
import { SUBSCRIBE_FORM } from '#domain/forms/subscribe-form.ts'
import { command, query } from '../define.ts'
import { FORM_PER_MINUTE, formParams, KEYED_PER_MINUTE, Text, Traps } from '../shapes/form.ts'
import { KeyParam, Params } from '../shapes/strict.ts'

/** Mail providers unsubscribe for many people from a few addresses; the key is too long to guess at this rate. */
const UNSUBSCRIBES_PER_MINUTE = 300

export const subscriptionCalls = {
  '/v2/digitalStats/subscribe': command({
    summary: 'Подписка на статистику; письма начнутся после подтверждения почты',
    perMinute: FORM_PER_MINUTE,
    params: Params({ ...formParams(SUBSCRIBE_FORM), tab: Text(60) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'cases-subscribe': command({
    summary: 'Подписка на новые кейсы, все или одного хештега; письма начнутся после подтверждения почты',
    perMinute: FORM_PER_MINUTE,
    params: Params({ ...formParams(SUBSCRIBE_FORM), hashtag: Text(80) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'news-subscribe': command({
    summary: 'Подписка на новости и исследования; письма начнутся после подтверждения почты',
    perMinute: FORM_PER_MINUTE,
    params: Params(formParams(SUBSCRIBE_FORM)),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  subscription: query({
    summary: 'Подписка по тайной ссылке из письма',
    params: Params({ key: KeyParam }),
    answer: Type.Object({
      title: Type.String({ description: '«Статистика: цены»' }),
      frequency: Type.String({ description: '«раз в месяц»' }),
      path: Type.String({ description: 'Страница, о которой подписка' }),
      state: Type.Union([
        Type.Literal('waiting'),
        Type.Literal('expired'),
        Type.Literal('active'),
        Type.Literal('ended'),
      ]),
    }),
  }),
  'subscription-confirm': command({
    summary: 'Подтверждение почты: письма начнут приходить',
    perMinute: KEYED_PER_MINUTE,
    params: Params({ key: KeyParam, ...Traps }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'subscription-end': command({
    summary: 'Отписка; повтор ничего не меняет',
    perMinute: UNSUBSCRIBES_PER_MINUTE,
    params: Params({ key: KeyParam, ...Traps }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
