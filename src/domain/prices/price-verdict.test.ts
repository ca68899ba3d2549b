import { expect, test } from 'vitest'
import { disputeText, pricesFinding, priceVerdict } from './price-verdict.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ')
const verdict = (from: number, sums: number[]) => {
  const { kind, text } = priceVerdict(from, sums, 'project')
  return [kind, plain(text)]
}

test('under three sums nothing is compared', () => {
  expect(verdict(100_000, [])).toEqual(['plain', 'Таких проектов за три года нет: сверить не с чем'])
  expect(verdict(100_000, [50_000, 60_000])).toEqual(['plain', '2 суммы: медиану считаем с трёх'])
})

test('asking for more than was usually paid is a dispute, with how many paid less', () => {
  const sums = [700_000, 1_000_000, 1_100_000, 2_100_000]
  expect(verdict(2_000_000, sums)).toEqual(['disputed', 'Дешевле «от» — 3 из 4'])
  expect(plain(disputeText(2_000_000, sums, 'project'))).toBe('Просит от 2 млн ₽, обычно платили 1,05 млн ₽')
})

test('a starting price agrees if nothing is cheaper and something is close', () => {
  expect(verdict(300_000, [310_000, 400_000, 500_000])).toEqual(['agrees', 'Совпадает: все 3 не ниже «от»'])
  expect(verdict(90_000, [140_000, 200_000, 210_000])).toEqual(['plain', 'Все 3 дороже «от», от 140 тыс. ₽'])
  expect(verdict(320_000, [310_000, 400_000, 500_000])).toEqual(['plain', 'Дешевле «от» — 1 из 3'])
})

test('eight sums give a range to plan for', () => {
  const sums = [1, 2, 3, 4, 5, 6, 7, 8].map(step => step * 100_000)
  expect(verdict(100_000, sums)[1]).toBe('Совпадает: все 8 не ниже «от». Закладывайте 275–625 тыс. ₽')
})

test('the finding counts the lines with enough sums only', () => {
  const line = (kind: 'disputed' | 'agrees', sums = 5) => ({ kind, sums })
  expect(pricesFinding([])).toBe('Цены по услугам')
  expect(plain(pricesFinding([line('disputed', 2)]))).toBe('Цены по услугам')
  expect(plain(pricesFinding([line('disputed'), line('agrees'), line('agrees', 1)]))).toBe(
    '1 цена из 2 спорит с проектами',
  )
  expect(plain(pricesFinding([line('disputed'), line('disputed')]))).toBe('2 цены спорят с проектами')
  expect(plain(pricesFinding([line('agrees'), line('agrees')]))).toBe('Ни одна из 2 цен не спорит с проектами')
})
