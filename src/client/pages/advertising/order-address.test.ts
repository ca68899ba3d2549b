import { expect, test } from 'vitest'
import { orderAddress, orderedMonth } from './order-address.ts'

test.each([
  { format: 'wide_native_card', rating: 'crm', month: '2027-04' },
  { format: 'promotion', rating: null, month: '2027-04' },
])('the form reads what a free month wrote: %j', ordered => {
  const address = orderAddress(ordered)
  expect(address).toMatch(/#order$/)
  expect(orderedMonth(new URL(address, 'https://merilo.example').searchParams)).toEqual(ordered)
})

test('an address without a month orders nothing', () => {
  expect(orderedMonth(new URLSearchParams('format=promotion'))).toBeNull()
  expect(orderedMonth(new URLSearchParams('sent=advertising-order'))).toBeNull()
})
