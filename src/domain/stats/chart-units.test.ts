import { expect, test } from 'vitest'
import { axisUnit, titleWithUnit, withinUnit, withUnit } from './chart-units.ts'
import { CHARTS } from './charts.ts'

test.each([
  ['1', 'дня', '1 день'],
  ['5', 'дня', '5 дней'],
  ['5,0', 'дня', '5,0 дня'],
  ['1\u00a0021', 'балла', '1 021 балл'],
  ['41,2', '%', '41,2 %'],
  ['318', '', '318'],
])('%s in «%s» is «%s»', (figure, unit, shown) => {
  expect(withUnit(figure, unit).replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a title tells its unit in a sentence', () => {
  expect(titleWithUnit('За что хвалят?', 'балла')).toBe('За что хвалят? В баллах.')
  expect(titleWithUnit('Бюджеты сайтов, Москва', '₽')).toBe('Бюджеты сайтов, Москва. В рублях.')
  expect(titleWithUnit('Как часто ищут?', '')).toBe('Как часто ищут?')
})

test('every unit of a chart has its texts', () => {
  const known = (unit: string) => unit === '' || (withinUnit(unit) !== unit && axisUnit(unit) !== '')
  expect(CHARTS.filter(({ unit }) => !known(unit)).map(({ id }) => id)).toEqual([])
  expect(known('кг')).toBe(false)
})
