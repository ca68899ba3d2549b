import { expect, test } from 'vitest'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { shownBudget } from './tender-context.ts'

test.each([
  ['1500000', '1\u00a0500\u00a0000'],
  ['50000', '50\u00a0000'],
  ['1000000000', '1\u00a0000\u00a0000\u00a0000'],
])('a budget of %s roubles is shown grouped and read back as the same sum', (budget, shown) => {
  expect(shownBudget(budget)).toBe(shown)
  expect(parseMoney(shown)).toBe(Number(budget))
})

test.each(['до 500к', '1,5 млн', '1\u00a0500\u00a0000', '', 'много'])('«%s» stays as typed', budget => {
  expect(shownBudget(budget)).toBe(budget)
})
