import { expect, test } from 'vitest'
import { regionsAround, STAT_REGIONS } from './regions.ts'

test.each([
  ['kazan', ['kazan', 'volga', 'russia', '']],
  ['minsk', ['minsk', 'belarus', '']],
  ['volga', ['volga', 'russia', '']],
  ['belarus', ['belarus', '']],
  ['', ['']],
  ['atlantis', ['']],
])('%j lies in %j', (slug, regions) => {
  expect(regionsAround(slug)).toEqual(regions)
})

test('slugs of regions are unique, and a district without cities is not offered', () => {
  const slugs = STAT_REGIONS.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).not.toContain('crimean')
})
