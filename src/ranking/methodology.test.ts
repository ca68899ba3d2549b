import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACTORS } from '#domain/rating/factors.ts'
import { METHODOLOGIES, methodologyAt } from './methodology.ts'

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

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/methodology.md'), 'utf8')

/** Versions whose weights the text does not list. */
const missingRows = (text: string): string[] =>
  METHODOLOGIES.filter(({ version, publishedAt, weights }) => {
    const cells = [version, publishedAt, ...FACTORS.map(factor => weights[factor].toFixed(2))]
    return !text.includes(`| ${cells.join(' | ')} |`)
  }).map(({ version }) => version)

test('docs/methodology.md lists the weights of every version', () => {
  expect(missingRows(DOCUMENT)).toEqual([])
})

test('a weight or a version that the document gets wrong is found out', () => {
  const [first, last] = [METHODOLOGIES[0], METHODOLOGIES.at(-1)]
  const weight = last?.weights[FACTORS[0]].toFixed(2) ?? ''
  const changed = DOCUMENT.replaceAll(`| ${last?.publishedAt} | ${weight} |`, `| ${last?.publishedAt} | 0.99 |`)
  expect(missingRows(changed)).toEqual([last?.version])
  expect(missingRows(DOCUMENT.replaceAll(`| ${first?.version} |`, '| 2001.1 |'))).toEqual([first?.version])
})

test('an edition uses the methodology in effect on its date', () => {
  expect(methodologyAt(new Date('2021-12-31T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-14T23:59:59Z')).version).toBe('2019.1')
  expect(methodologyAt(new Date('2026-01-15T00:00:00Z')).version).toBe('2026.1')
  expect(methodologyAt(new Date('2026-11-17T23:59:59Z')).version).toBe('2026.1')
  expect(methodologyAt(new Date('2026-11-18T00:00:00Z')).version).toBe('2026.2')
  expect(methodologyAt(new Date('2001-01-01T00:00:00Z')).version).toBe('2019.1')
})

test('versions that counted unconfirmed work under NDA are stored without the new figure', () => {
  expect(METHODOLOGIES.map(({ projects }) => 'unconfirmedNda' in projects)).toEqual([false, false, true])
})
