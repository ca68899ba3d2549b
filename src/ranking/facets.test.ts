import { expect, test } from 'vitest'
import { businessTypeBySlug } from '#domain/vocabulary/business-types.ts'
import { CATEGORIES } from '#domain/vocabulary/categories.ts'
import { CITIES, cityBySlug } from '#domain/vocabulary/cities.ts'
import { companyListBySlug } from '#domain/vocabulary/company-lists.ts'
import { countryBySlug } from '#domain/vocabulary/countries.ts'
import { siteTypeBySlug } from '#domain/vocabulary/site-types.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { sampleAgency, sampleProject } from '#tests/support/ranking/sample-facts.ts'
import { facetCode, facetOfCode, facetsOf } from './facets.ts'

test('facets come from the agency’s location and its counted projects, without duplicates', () => {
  const projects = [
    sampleProject({ industry: 'auto', siteType: 'shop', system: 'bitrix', clientLists: ['forbes-200'] }),
    sampleProject({ industry: 'auto', siteType: 'promo', system: null }),
  ]
  expect(facetsOf(sampleAgency('a'), projects)).toEqual(
    [
      facetCode('countries', countryBySlug('russia').id),
      facetCode('cities', cityBySlug('kazan').id),
      facetCode('bt', businessTypeBySlug('auto').id),
      facetCode('st', siteTypeBySlug('shop').id),
      facetCode('st', siteTypeBySlug('promo').id),
      facetCode('systems', systemBySlug('bitrix').id),
      facetCode('oc', companyListBySlug('forbes-200').id),
    ].sort((a, b) => a - b),
  )
})

test('values outside the vocabulary give no facet', () => {
  const project = sampleProject({ industry: 'alchemy', siteType: 'logo', system: 'own', clientLists: ['friends'] })
  expect(facetsOf(sampleAgency('a', { country: 'utopia', city: 'atlantis' }), [project])).toEqual([])
})

test('a code decodes to its filter and id, and ids stay below the next base', () => {
  expect(facetOfCode(facetCode('cities', 7))).toEqual({ filter: 'cities', id: 7 })
  expect(facetOfCode(90_001)).toBeNull()
  expect(facetOfCode(7)).toBeNull()
  for (const { id } of [...CITIES, ...CATEGORIES]) expect(id).toBeLessThan(10_000)
})
