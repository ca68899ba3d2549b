import { expect, test } from 'vitest'
import { headlineOf } from './case-headline.ts'

const NBSP = '\u00a0'

test('the headline names the client and the first measured result', () => {
  const result = 'Работать стало спокойнее. Число заявок выросло на 40 %. Посещаемость увеличилась на 25 %.'
  expect(headlineOf({ client: 'Волжские окна', title: 'Новый магазин', result })).toBe(
    'Волжские окна: число заявок выросло на 40 %',
  )
})

test('without a measured result or a client the headline is the author’s title', () => {
  const title = 'Волжские окна: портал — без бумаги'
  expect(headlineOf({ client: 'Волжские окна', title, result: 'Заказчик доволен.' })).toBe(
    `Волжские окна: портал${NBSP}— без бумаги`,
  )
  expect(headlineOf({ client: null, title: 'Портал', result: 'Число заявок выросло на 40 %.' })).toBe('Портал')
})
