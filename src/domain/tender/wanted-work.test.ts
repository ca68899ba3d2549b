import { expect, test } from 'vitest'
import { WORKS, workBySlug } from './wanted-work.ts'

test.each([
  ['digital-agencies', 'sites', { rating: 'digital-agencies' }],
  ['sites', 'sites', { rating: 'digital-agencies' }],
  ['support', 'support', { rating: 'web-support' }],
  ['apps', 'apps', { rating: 'apps', platform: 'ios' }],
  ['shop', 'sites', { rating: 'digital-agencies', product: 'shop' }],
  ['bitrix', 'sites', { rating: 'digital-agencies', system: 'bitrix' }],
  ['logo', 'branding', { rating: 'branding', product: 'logo' }],
  ['medicine', 'sites', { rating: 'digital-agencies', industry: 'medicine' }],
] as const)('%s is work of the service %s', (slug, service, need) => {
  expect(workBySlug(slug)).toMatchObject({ service, need })
})

test('an unknown slug and the rating of systems are no work', () => {
  expect(workBySlug('cooking')).toBeNull()
  expect(workBySlug('cms')).toBeNull()
})

test('every option is found by its slug', () => {
  expect(WORKS.map(({ slug }) => workBySlug(slug))).toEqual(WORKS)
  expect(new Set(WORKS.map(({ slug }) => slug)).size).toBe(WORKS.length)
})
