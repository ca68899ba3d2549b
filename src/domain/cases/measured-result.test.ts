import { expect, test } from 'vitest'
import { measuredResult } from './measured-result.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['Заявок больше на 94 %', '+94 %', 'заявок'],
  ['Стоимость обращения ниже на 30 %', '−30 %', 'стоимость обращения'],
  ['Заявка подешевела на 24 %', '−24 %', 'заявка'],
  ['Обращений больше на 41 % при том же бюджете', '+41 %', 'обращений при том же бюджете'],
  ['Рост трафика на 120 % за 14 месяцев', '+120 %', 'рост трафика за 14 месяцев'],
  ['Выручка с рекламы выросла почти вдвое', 'почти ×2', 'выручка с рекламы'],
  ['Обращений больше в полтора раза за полгода', '×1,5', 'обращений за полгода'],
  ['Заказов больше в 2,4 раза', '×2,4', 'заказов'],
  ['Согласование документов ускорилось втрое', '×3', 'согласование документов ускорилось'],
  ['13 500 установок, оценка в магазине 4,8', '13 500', 'установок, оценка в магазине 4,8'],
  ['Средняя оценка 4,5', '4,5', 'средняя оценка'],
  ['В топ-10 находится 53 % запросов', '53 %', 'в топ-10 находится 53 % запросов'],
  ['До 20 задач в месяц, ответ в течение часа', 'до 20', 'задач в месяц, ответ в течение часа'],
  ['Обращение стало дешевле на 18 %', '18 %', 'обращение стало дешевле на 18 %'],
  ['Внедрение за 13 месяцев во всех филиалах', '13 мес.', 'внедрение за 13 месяцев во всех филиалах'],
])('«%s» is %s', (result, figure, caption) => {
  const measured = measuredResult(result)
  expect(plain(measured?.figure ?? '')).toBe(figure)
  expect(plain(measured?.caption ?? '')).toBe(caption)
  expect(measured?.change).toBeNull()
})

test.each([
  'Загрузка страниц ускорилась с 4,5 секунды до 1,8 секунды',
  'Загрузка страниц быстрее: с 4,5 секунды до 1,8 секунды',
])('«%s» has both ends', result => {
  const measured = measuredResult(result)
  expect(measured?.change).toEqual({ before: 4.5, after: 1.8, unit: 'с' })
  expect([plain(measured?.figure ?? ''), measured?.caption]).toEqual(['1,8 с', 'загрузка страниц'])
})

test.each([
  'Концепция принята с первого показа',
  'Обмен с 1С убрал двойной ввод',
  'Очередь задач сократилась с полугода до недели',
  'Запуск за три месяца, без потери позиций в поиске',
])('«%s» names no measure', result => {
  expect(measuredResult(result)).toBeNull()
})

test('a figure in the middle of its sentence knows what is said before and after it', () => {
  const around = (text: string) => {
    const found = measuredResult(text)?.around
    return found && [plain(found.before), plain(found.after)]
  }
  expect(around('Стиль внедрён на 24 видах носителей')).toEqual(['стиль внедрён на', 'видах носителей'])
  expect(around('Внедрение за 13 месяцев во всех филиалах')).toEqual(['внедрение за', 'во всех филиалах'])
  expect(around('Заявок больше на 94 %')).toBeUndefined()
})
