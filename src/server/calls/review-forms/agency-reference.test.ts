import { expect, test } from 'vitest'
import { parseAgencyReference } from './agency-reference.ts'

test.each([
  ['/agency-severny-kontur/', 'severny-kontur'],
  ['/agency-severny-kontur/reviews/', 'severny-kontur'],
  ['https://merilo.example/agency-severny-kontur/?from=mail#top', 'severny-kontur'],
  ['/customers_responses/severny-kontur/', 'severny-kontur'],
  [' severny-kontur ', 'severny-kontur'],
  ['Северный контур', null],
  ['/digital-agencies/', null],
  ['/', null],
  ['javascript:alert(1)', null],
])('%j refers to %j', (text, slug) => {
  expect(parseAgencyReference(text)).toEqual({ slug, name: text.trim() })
})
