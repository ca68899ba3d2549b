import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACTORS, METHODOLOGIES, methodologyAt } from './methodology.ts'

test.each(METHODOLOGIES.map(methodology => [methodology.version, methodology] as const))(
  'the weights of %s sum to one',
  (_version, { weights, cms }) => {
    expect(FACTORS.reduce((sum, factor) => sum + weights[factor], 0)).toBeCloseTo(1, 12)
    expect(cms.weights.projects + cms.weights.agencies + cms.weights.reviews).toBeCloseTo(1, 12)
  },
)

test('versions are in order of publication, and each has its reasons', () => {
  const days = METHODOLOGIES.map(({ publishedAt }) => publishedAt)
  expect(days).toEqual(days.toSorted())
  expect(new Set(METHODOLOGIES.map(({ version }) => version)).size).toBe(METHODOLOGIES.length)
  for (const { reason, weightReasons } of METHODOLOGIES) {
    for (const sentence of [reason, ...FACTORS.map(factor => weightReasons[factor])]) expect(sentence).toMatch(/^.+\.$/)
  }
})

test('docs/methodology.md lists the weights of every version', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/methodology.md'), 'utf8')
  for (const { version, publishedAt, weights } of METHODOLOGIES) {
    const cells = [version, publishedAt, ...FACTORS.map(factor => weights[factor].toFixed(2))]
    expect(text).toContain(`| ${cells.join(' | ')} |`)
  }
})

test('an edition uses the methodology in effect on its date', () => {
  expect(methodologyAt(new Date('2021-12-31T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-14T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-15T00:00:00Z')).version).toBe('2026.1')
  expect(methodologyAt(new Date('2001-01-01T00:00:00Z')).version).toBe('2019.1')
})
