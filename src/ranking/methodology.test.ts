import { expect, test } from 'vitest'
import { FACTORS, METHODOLOGIES, methodologyAt } from './methodology.ts'

test.each(METHODOLOGIES.map(methodology => [methodology.version, methodology] as const))(
  'the weights of %s sum to one',
  (_version, { weights, cms }) => {
    expect(FACTORS.reduce((sum, factor) => sum + weights[factor], 0)).toBeCloseTo(1, 12)
    expect(cms.weights.projects + cms.weights.agencies + cms.weights.reviews).toBeCloseTo(1, 12)
  },
)

test('versions stand in the order of their publication and have a reason each', () => {
  const days = METHODOLOGIES.map(({ publishedAt }) => publishedAt)
  expect(days).toEqual(days.toSorted())
  expect(new Set(METHODOLOGIES.map(({ version }) => version)).size).toBe(METHODOLOGIES.length)
  for (const { reason } of METHODOLOGIES) expect(reason).not.toBe('')
})

test('an edition is computed by the methodology in force at its date', () => {
  expect(methodologyAt(new Date('2021-12-31T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-14T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-15T00:00:00Z')).version).toBe('2026.1')
  expect(methodologyAt(new Date('2001-01-01T00:00:00Z')).version).toBe('2019.1')
})
