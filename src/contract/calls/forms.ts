import Type from 'typebox'
import { command } from '../define.ts'
import { Text, Tick, Traps } from '../shapes/form.ts'
import { Params, SlugParam } from '../shapes/strict.ts'

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
