import { expect, test } from 'vitest'
import { WORKS, workBySlug } from './wanted-work.ts'

test.each([
  ['digital-agencies', 'digital-agencies', 'sites', null],
  ['sites', 'digital-agencies', 'sites', null],
  ['support', 'web-support', 'support', null],
  ['shop', 'digital-agencies', 'sites', 'shop'],
  ['logo', 'branding', 'branding', 'logo'],
  ['medicine', 'digital-agencies', 'sites', 'medicine'],
])('%s is work of the rating %s', (slug, type, service, category) => {
  expect(workBySlug(slug)).toMatchObject({ type, service, category })
})

test('an unknown slug and the rating of systems are no work', () => {
  expect(workBySlug('cooking')).toBeNull()
  expect(workBySlug('cms')).toBeNull()
})

test('every option is found by its slug', () => {
  expect(WORKS.map(({ slug }) => workBySlug(slug))).toEqual(WORKS)
  expect(new Set(WORKS.map(({ slug }) => slug)).size).toBe(WORKS.length)
})
