import { expect, test } from 'vitest'
import { figuresOf } from './case-figures.ts'

const NBSP = '\u00a0'

test('a change that names both ends is drawn from zero on one scale', () => {
  expect(figuresOf('Время загрузки сократилось с 4,5 секунды до 1,8 секунды.')).toEqual([
    {
      figure: `1,8${NBSP}с`,
      caption: 'время загрузки',
      change: { before: { text: `4,5${NBSP}с`, at: 1 }, after: { text: `1,8${NBSP}с`, at: 0.4 } },
    },
  ])
})

test('every figure of the text appears once, and a text without figures has none', () => {
  const result = 'Заявок больше на 40 %. Заявок больше на 40 %. Трафик из поиска вырос на 25 %.'
  expect(figuresOf(result).map(({ figure }) => figure)).toEqual([`+40${NBSP}%`, `+25${NBSP}%`])
  expect(figuresOf('Заказчик отмечает, что работать стало спокойнее.')).toEqual([])
})
