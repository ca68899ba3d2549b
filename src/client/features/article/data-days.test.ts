import { expect, test } from 'vitest'
import { dataDaysText } from './data-days.ts'

const OLD = { published_at: '2026-02-05T00:00:00.000Z', updated_at: null }
const textOf = (
  data_on: string | null,
  snapshot_on: string | null,
  dates: Parameters<typeof dataDaysText>[0] | object = {},
) => dataDaysText({ ...OLD, ...dates, data_on, snapshot_on })?.replaceAll('\u00a0', ' ') ?? null

test('a text without figures has no day of figures', () => {
  expect(textOf(null, null)).toBeNull()
})

test('figures of the day of the text need one day', () => {
  expect(textOf('2026-02-05', null)).toBe('Данные на 5 февраля 2026')
  expect(textOf('2026-02-05', '2026-02-05')).toBe('Данные на 5 февраля 2026')
  expect(textOf(null, '2026-02-05')).toBe('Данные на 5 февраля 2026')
  expect(textOf(null, '2026-09-10', { updated_at: '2026-09-10T00:00:00.000Z' })).toBe('Данные на 10 сентября 2026')
})

test('a chart of a later day says so, and why', () => {
  const later = 'Графики без периодов и числа из них — на 18 ноября 2026: прежние не сохранились'
  expect(textOf('2026-02-05', '2026-11-18')).toBe(`Данные на 5 февраля 2026. ${later}`)
  expect(textOf(null, '2026-11-18')).toBe(later)
})
