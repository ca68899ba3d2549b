import Type from 'typebox'
import { command } from '../define.ts'
import { Params, SlugParam } from '../shapes/strict.ts'

/**
 * Bounds here only keep the server safe: what a form wants of its fields is in domain/forms, refused with 422 and a
 * sentence for each field. An unticked box does not come with a plain form, hence optional.
 */
const Text = (maxLength: number) => Type.String({ maxLength })
const Tick = Type.Optional(Type.Boolean())

/** What people do not fill in: a field out of sight, and how long the form was open in milliseconds. */
const Traps = {
  website: Type.Optional(Text(200)),
  spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
}

export const formCalls = {
  'agency-show-phone': command({
    summary: 'Показать телефоны агентства; показ считается',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      phones: Type.Array(Type.Object({ city: Type.String(), phone: Type.String(), tel: Type.String() })),
    }),
  }),
  'agency-page-send-feedback': command({
    summary: 'Сообщение агентству с его страницы: хранится у нас и уходит агентству письмом',
    params: Params({
      agency: SlugParam,
      name: Text(200),
      email: Text(320),
      phone: Type.Optional(Text(40)),
      message: Text(8000),
      consent: Tick,
      transfer: Tick,
      ...Traps,
    }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
