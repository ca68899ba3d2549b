import { expect, test } from 'vitest'
import { countTexts, whenText } from './edition-facts.tsx'
import { tierText } from './rating-head.tsx'

const plain = (text: string) => text.replace(/\s/g, ' ')

const EDITION = {
  methodology: '2026.1',
  computed_at: '2026-11-11T21:30:00.000Z',
  is_frozen: false,
  compared: null,
  participants: 184,
  projects: 2316,
  weights: [{ title: 'Проекты', points: 100 }],
}

test('the current edition shows its date in Moscow time and exact counts', () => {
  expect(plain(whenText(EDITION, undefined))).toBe('Обновлено 12 ноября 2026')
  expect(countTexts(EDITION).map(plain)).toEqual(['184 участника', '2 316 проектов в зачёте'])
})

test('an empty slice has no counts', () => {
  expect(countTexts({ ...EDITION, participants: 0, projects: 0 })).toEqual([])
})

test('a frozen edition says so', () => {
  expect(plain(whenText({ ...EDITION, is_frozen: true }, 2020))).toBe('Выпуск 2020 года, заморожен')
})

test('a tier is explained by the median budget and its bounds', () => {
  expect(plain(tierText('от 3 млн ₽'))).toBe(
    'Сегмент агентства — по медиане бюджетов его проектов в зачёте (от 3 млн ₽). Цена в строке — самая низкая названная в этом сегменте.',
  )
})
