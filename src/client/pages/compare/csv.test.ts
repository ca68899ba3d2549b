import { expect, test } from 'vitest'
import { sampleCell, sampleRow, sampleTable } from '#tests/support/client/sample-table.ts'
import { csvOf } from './csv.ts'

const GROUPS = [
  {
    tab: 'main',
    title: 'Компания',
    rows: [sampleRow('city', { title: 'Город', cells: [sampleCell('Казань'), sampleCell('', ['Еда', 'Финансы'])] })],
  },
]

test('the file has verdicts, score, addends and prices, then groups and rows, with a list in one cell', () => {
  const table = sampleTable(['Северный контур', 'Полёт'], GROUPS)
  const lines = csvOf(table, GROUPS).replaceAll('\u00a0', ' ').split('\r\n')
  expect(lines).toEqual([
    '\uFEFF;Северный контур;Полёт',
    'Коротко;Крайностей нет.;Крайностей нет.',
    'Рейтинг: Диджитал-агентства',
    'Балл;60,5;59,5',
    'Проекты;40,5;39,5',
    'Отзывы;20,0;20,0',
    'Цена',
    'От;от 300 тыс. ₽;от 300 тыс. ₽',
    'Обычно;1 млн ₽;1 млн ₽',
    'Проекты;1 проект в зачёте;1 проект в зачёте',
    'Компания',
    'Город;Казань;Еда, Финансы',
    '',
  ])
})
