import { expect, test } from 'vitest'
import { editionLine, tierText } from './rating-head.tsx'

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
  expect(plain(editionLine(EDITION, undefined))).toBe(
    'Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов в зачёте',
  )
})

test('on phones the number of projects is left out', () => {
  expect(plain(editionLine(EDITION, undefined, true))).toBe('Обновлено 12 ноября 2026 · 184 участника')
})

test('an empty slice has no counts', () => {
  const line = editionLine({ ...EDITION, participants: 0, projects: 0 }, undefined)
  expect(plain(line)).toBe('Обновлено 12 ноября 2026')
})

test('a frozen edition says so', () => {
  const line = editionLine({ ...EDITION, is_frozen: true, compared: null, participants: 1, projects: 21 }, 2020)
  expect(plain(line)).toBe('Выпуск 2020 года, заморожен · 1 участник · 21 проект в зачёте')
})

test('a tier is explained by the median budget and its bounds', () => {
  expect(plain(tierText('от 3 млн ₽'))).toBe(
    'Сегмент агентства — по медиане бюджетов его проектов в зачёте (от 3 млн ₽). Цена в строке — самая низкая названная в этом сегменте.',
  )
})
