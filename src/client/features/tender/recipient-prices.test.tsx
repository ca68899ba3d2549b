import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Recipient } from './recipient.ts'
import { RecipientPrices } from './recipient-prices.tsx'

const recipient = (id: number, changes: Partial<Recipient>) =>
  ({ id, name: `Контур ${id}`, price_from: 300_000, price_unit: 'project', ...changes }) as Recipient

const draw = (agencies: Recipient[], budget = '') =>
  renderToStaticMarkup(<RecipientPrices agencies={agencies} budget={budget} />).replaceAll('\u00a0', ' ')

test('each price is written at its row, and the axis has numbers', () => {
  const html = draw([recipient(1, {}), recipient(2, { price_from: 1_000_000 })])
  expect(html).toContain('от 300 тыс. ₽')
  expect(html).toContain('от 1 млн ₽')
  expect(html).toContain('>10 млн ₽</text>')
})

test('the budget runs through every row; a sum in words is left to the server', () => {
  const agencies = [recipient(1, {}), recipient(2, {})]
  expect(draw(agencies, '1 000 000').match(/<line x1="50%" x2="50%" y2="100%"/g)).toHaveLength(2)
  expect(draw(agencies, 'до миллиона')).not.toContain('y2="100%"')
})

test('prices per month and on request are not on the axis of projects', () => {
  expect(draw([recipient(1, { price_unit: 'month' }), recipient(2, { price_from: null })])).toBe('<div></div>')
})
