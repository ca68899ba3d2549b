import { expect, test } from 'vitest'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { cityOf } from './city-of.ts'

const PETERSBURG = cityBySlug('st-petersburg').id

test('the city of a rating is that of its slice, then that of its filter', () => {
  expect(cityOf({ type: 'crm', slice: { kind: 'city', slug: 'moscow' } }, { cities: PETERSBURG })).toBe('moscow')
  expect(cityOf({ type: 'crm', slice: { kind: 'category', slug: 'shop' } }, { cities: PETERSBURG })).toBe(
    'st-petersburg',
  )
  expect(cityOf({ type: 'crm' }, {})).toBeNull()
})
