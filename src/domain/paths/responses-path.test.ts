import { expect, test } from 'vitest'
import { responsesPath } from './responses-path.ts'

test.each([
  [{ agency: null, category: null, price: 0 }, 1, '/customers_responses/'],
  [{ agency: null, category: null, price: 2 }, 3, '/customers_responses/?price=2&page=3'],
  [{ agency: null, category: 'sites', price: 0 }, 1, '/reviews-sites/'],
  [{ agency: null, category: 'sites', price: 4 }, 1, '/reviews-sites/?price=4'],
  [{ agency: 'severny-kontur', category: null, price: 0 }, 2, '/customers_responses/severny-kontur/?page=2'],
  [
    { agency: 'severny-kontur', category: 'sites', price: 1 },
    1,
    '/customers_responses/severny-kontur/?category=sites&price=1',
  ],
])('%o, page %i is at %s', (choice, page, path) => {
  expect(responsesPath(choice, page)).toBe(path)
})
