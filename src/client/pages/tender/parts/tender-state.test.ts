import { expect, test } from 'vitest'
import { stateOf } from './tender-state.tsx'

type Status = 'waiting' | 'sent' | 'read' | 'answered' | 'refused'
const tender = (statuses: Status[], changes: object = {}) => ({
  ...{ is_confirmed: true, is_expired: false, outcome: null },
  recipients: statuses.map(status => ({ status })),
  ...changes,
})

test.each([
  ['waits for its sender', tender(['waiting'], { is_confirmed: false }), 1, 'Ждёт вас, ссылка действует 7 дней'],
  ['was not confirmed in time', tender(['waiting'], { is_confirmed: false, is_expired: true }), 1, 'Ссылка устарела'],
  ['is sent', tender(['sent', 'sent']), 2, 'У агентств, ещё не прочитали'],
  ['is read by one', tender(['sent', 'read']), 2, 'Прочитали 1 из 2'],
  ['is answered by one of two, a refusal counts', tender(['refused', 'read']), 2.5, 'Ответили 1 из 2'],
  ['is answered by all', tender(['answered', 'refused']), 3, 'Ответили 2 из 2'],
  ['is closed', tender(['sent'], { outcome: 'chosen' }), 4, 'Заявка закрыта'],
])('a request that %s', (_, request, at, now) => {
  const state = stateOf(request)
  expect(state).toEqual({ at, now: expect.any(String) })
  expect(state.now.replace('\u00a0', ' ')).toBe(now)
})
