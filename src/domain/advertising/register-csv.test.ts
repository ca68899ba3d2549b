import { expect, test } from 'vitest'
import { monthReportCsv, registerCsv } from './register-csv.ts'

const AD = {
  slot: 'wide_native_card',
  rating_type: 'crm',
  advertiser: 'ООО «Точка; сборки»',
  inn: '7707083893',
  erid: '2VtzqwDemo1',
  starts_on: '2026-02-20',
  ends_on: '2026-04-10',
}
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

test('the register has a line for each day of each ad', () => {
  const other = { ...AD, erid: '2VtzqwDemo2', rating_type: null }
  const csv = registerCsv(
    [AD, other],
    [
      { erid: AD.erid, day: '2026-03-01', views: 12, clicks: 1 },
      { erid: AD.erid, day: '2026-03-02', views: 7, clicks: 0 },
    ],
  )
  expect(linesOf(csv)).toEqual([
    'erid;Рекламодатель;ИНН;Формат;Рейтинг;Первый день;Последний день;День;Показы;Клики',
    '2VtzqwDemo1;"ООО «Точка; сборки»";7707083893;Широкая карточка;crm;2026-02-20;2026-04-10;2026-03-01;12;1',
    '2VtzqwDemo1;"ООО «Точка; сборки»";7707083893;Широкая карточка;crm;2026-02-20;2026-04-10;2026-03-02;7;0',
    '2VtzqwDemo2;"ООО «Точка; сборки»";7707083893;Широкая карточка;весь сайт;2026-02-20;2026-04-10;;;',
  ])
})

test('the report of a month has the days within it', () => {
  const csv = monthReportCsv([{ ...AD, views: 300, clicks: 4 }], { from: '2026-03-01', to: '2026-03-31' })
  expect(linesOf(csv)[1]).toBe(
    '2VtzqwDemo1;"ООО «Точка; сборки»";7707083893;Широкая карточка;crm;2026-03-01;2026-03-31;300;4',
  )
})
