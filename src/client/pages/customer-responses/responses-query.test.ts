import { expect, test } from 'vitest'
import { askedPage, responsesChoice, responsesRequest } from './responses-query.ts'

const query = (text: string) => new URLSearchParams(text)

test('an agency’s responses take their service from the query, a service’s page from its own address', () => {
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

test('what is off is named, so that the answer to a narrower question is not taken for this one', () => {
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
])('«%s» asks for %o', (text, asked) => {
  expect(askedPage(query(text))).toEqual(asked)
})
