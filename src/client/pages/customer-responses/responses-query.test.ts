import { expect, test } from 'vitest'
import { askedPage, responsesChoice, responsesRequest } from './responses-query.ts'

const query = (text: string) => new URLSearchParams(text)

test('an agency’s page takes the service from the query, a service’s page from its path', () => {
  expect(responsesChoice({ agency: 'severny-kontur' }, query('category=sites&price=2'))).toEqual({
    agency: 'severny-kontur',
    category: 'sites',
    price: 2,
  })
  expect(responsesChoice({ category: 'crm' }, query('category=sites'))).toEqual({
    agency: null,
    category: 'crm',
    price: 0,
  })
  expect(responsesChoice({}, query('category=sites'))).toEqual({ agency: null, category: null, price: 0 })
})

test.each(['price=0', 'price=-1', 'price=10', 'price=dear', ''])('«%s» is any price', text => {
  expect(responsesChoice({}, query(text)).price).toBe(0)
})

test('unset filters are explicit keys, so a narrower answer does not match', () => {
  expect(Object.keys(responsesRequest({ agency: null, category: null, price: 0 }))).toEqual([
    'agency',
    'category',
    'price',
  ])
  expect(responsesRequest({ agency: null, category: 'crm', price: 3 })).toEqual({ category: 'crm', price: 3 })
})

test.each([
  ['page=2', { page: 2 }],
  ['page=1', {}],
  ['page=0', {}],
  ['page=1000', {}],
  ['', {}],
])('«%s» requests %o', (text, asked) => {
  expect(askedPage(query(text))).toEqual(asked)
})
