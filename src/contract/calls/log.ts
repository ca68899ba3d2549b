import Type from 'typebox'
import { query } from '../define.ts'
import { Params } from '../shapes/strict.ts'

export const logCalls = {
  // Spec §7: error logging goes by GET; the answer is 204. Proxies refuse addresses of more than 8 KB.
  'send-js-log': query({
    summary: 'Ошибка показа страницы в браузере посетителя',
    perMinute: 20,
    isPostable: true,
    params: Params({
      id: Type.String({ maxLength: 64 }),
      path: Type.String({ maxLength: 300 }),
      text: Type.String({ maxLength: 4000 }),
    }),
    answer: Type.Null(),
  }),
}
