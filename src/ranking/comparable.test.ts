import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { NOW, sampleAgency, sampleProject } from '#tests/support/ranking/sample-facts.ts'
import { comparableOnly } from './comparable.ts'
import { computeEdition } from './compute-edition.ts'
import { METHODOLOGIES } from './methodology.ts'

const TERMS = {
  ...{ type: ratingTypeBySlug('digital-agencies'), year: null, methodology: METHODOLOGIES[0], asOf: new Date(NOW) },
}

const agency = (slug: string, id: number, city: string, industry: string) => ({
  ...sampleAgency(slug, { projects: [1, 2, 3].map(number => sampleProject({ id: id * 10 + number, industry })) }),
  ...{ id, city },
})

test('a slice of two has no places, and keeps nothing that only it needed', () => {
  const agencies = [
    agency('aurora', 1, 'kazan', 'finance'),
    agency('birch', 2, 'kazan', 'finance'),
    agency('cedar', 3, 'tula', 'medicine'),
  ]
  const computed = computeEdition({ agencies }, TERMS)
  const { entries, sliceSizes, evidence, participants } = comparableOnly(computed)
  const slicesOf = (rows: readonly { slice: string }[]) => [...new Set(rows.map(({ slice }) => slice))]
  expect(slicesOf(computed.sliceSizes)).toContain('city/kazan')
  expect(slicesOf(sliceSizes)).not.toContain('city/kazan')
  expect(slicesOf(entries)).toEqual(slicesOf(sliceSizes))
  expect(slicesOf(entries)).toContain('')
  expect(participants).toHaveLength(3)
  expect(evidence.filter(({ key }) => key === '')).toHaveLength(3)
  expect(comparableOnly(computeEdition({ agencies: agencies.slice(1) }, TERMS))).toEqual({
    ...{ entries: [], cmsEntries: [], sliceSizes: [], evidence: [], participants: [] },
  })
})
