import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPath } from '../paths/paths.ts'
import { CITIES } from '../vocabulary/cities.ts'
import { transliterate } from './transliterate.ts'

test.each([
  ['Северный контур', 'severny-kontur'],
  ['Синий кит', 'siny-kit'],
  ['Щука & Ёж', 'shchuka-ezh'],
  ['Объём 3D', 'obem-3d'],
  ['«Пиксель»', 'piksel'],
  ['Café Crème', 'cafe-creme'],
  ['  —  ', ''],
])('%j becomes %j', (name, slug) => {
  expect(transliterate(name)).toBe(slug)
})

test('city slugs match the spec, except for four with established English names', () => {
  const different = CITIES.filter(({ title, slug }) => transliterate(title) !== slug).map(({ slug }) => slug)
  expect(different).toEqual(['moscow', 'st-petersburg', 'yekaterinburg', 'kyiv'])
})

test('any text gives an empty string or a slug that an agency path accepts', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'абвгйыьщёїўXyz09 -—«»!\u0301') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), letters), text => {
      const slug = transliterate(text)
      if (slug !== '') expect(matchPath(`/agency-${slug}/`)).toEqual({ name: 'agency', params: { agency: slug } })
    }),
  )
})
