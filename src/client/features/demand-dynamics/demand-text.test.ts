import { expect, test } from 'vitest'
import { changeText, supplyText } from './demand-text.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [4210, 3560, 'На 18 % больше, чем годом раньше: 4 210 показов против 3 560'],
  [901, 1000, 'На 10 % меньше, чем годом раньше: 901 показ против 1 000'],
  [1002, 1000, 'Столько же, сколько годом раньше: 1 002 показа против 1 000'],
  [4210, null, '4 210 показов за 12 месяцев'],
])('%d views after %s read «%s»', (views, before, text) => {
  expect(spaced(changeText({ views, before }))).toBe(text)
})

test('tenders per participant come with both numbers', () => {
  expect(spaced(supplyText({ tenders: 86, participants: 42, unnamed: 0 }, 'rating'))).toBe(
    '2 заявки на участника рейтинга: 86 заявок, 42 участника',
  )
  expect(spaced(supplyText({ tenders: 21, participants: 14, unnamed: 0 }, 'catalog'))).toBe(
    '1,5 заявки на агентство каталога: 21 заявка, 14 агентств',
  )
})

test('tenders that name no platform are told apart', () => {
  expect(spaced(supplyText({ tenders: 84, participants: 42, unnamed: 12 }, 'rating'))).toBe(
    '2 заявки на участника рейтинга: 84 заявки, 42 участника; платформа не названа — ещё 12 заявок',
  )
})
