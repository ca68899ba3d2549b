import { expect, test } from 'vitest'
import { type ComparedCase, mostSimilar } from './similar-cases.ts'

const STUDY: ComparedCase = {
  id: 1,
  service: 'sites',
  hashtags: ['sites', 'shop', 'food', 'bitrix'],
  title: 'Пекарня: магазин на 1С-Битрикс за пять месяцев',
  published_at: new Date('2026-05-01'),
}
const other = (id: number, change: Partial<ComparedCase>): ComparedCase => ({
  ...{ ...STUDY, title: '', hashtags: [], service: 'crm' },
  ...change,
  id,
})
const idsOf = (cases: readonly ComparedCase[]) => mostSimilar(STUDY, cases, 10).map(({ id }) => id)

test('service, industry, site type and system make a case similar, and each counts', () => {
  const all = other(2, { service: 'sites', hashtags: STUDY.hashtags })
  const withoutSystem = other(3, { service: 'sites', hashtags: ['sites', 'shop', 'food'] })
  const service = other(4, { service: 'sites', hashtags: ['sites'] })
  const industry = other(5, { hashtags: ['crm', 'food'] })
  expect(idsOf([industry, service, withoutSystem, all])).toEqual([2, 3, 4, 5])
})

test('words decide between cases with the same hashtags, whatever their endings', () => {
  const same = { service: 'sites', hashtags: ['sites', 'food'] }
  const bakery = other(2, { ...same, title: 'Сеть пекарен: новый магазин' })
  expect(idsOf([other(3, { ...same, title: 'Завод: портал для дилеров' }), bakery])).toEqual([2, 3])
})

test('ties have one order: newer, then later added; a case is not similar to itself', () => {
  const newer = other(2, { published_at: new Date('2026-06-01') })
  const shuffled = [other(3, {}), STUDY, newer, other(4, {})]
  expect(idsOf(shuffled)).toEqual([2, 4, 3])
  expect(idsOf(shuffled.toReversed())).toEqual([2, 4, 3])
})
