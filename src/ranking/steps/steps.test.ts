import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { anyMarket } from '#tests/support/database/any-market.ts'
import { NOW, sampleAgency, sampleCase, sampleProject, times } from '#tests/support/ranking/sample-facts.ts'
import { computeEdition } from '../compute-edition.ts'
import { METHODOLOGIES, methodologyAt } from '../methodology.ts'
import { type StepTerms, scoreOf, stepsOf } from './steps.ts'

const asOf = new Date(NOW)
const TYPE = ratingTypeBySlug('digital-agencies')
const TERMS: StepTerms = { type: TYPE, key: '', methodology: methodologyAt(asOf), asOf, best: Math.log(7) }
const NOTHING = { unchecked: [], withoutCase: [] }

const project = sampleProject({ isVerified: false })
const agency = sampleAgency('aurora', {
  projects: [project, ...times(2, () => sampleProject())],
  checkedFacts: ['legal'],
})

test('every step has its gain, its addend before and after, and the new score', () => {
  const steps = stepsOf(agency, { unchecked: ['prices', 'team'], withoutCase: [project.id] }, TERMS)
  // Largest remainder: 22.53 + 18.75 + 15 + 3.75 make 60.0, so openness is 3.7. Projects: 35 · ln 3.5 / ln 7 = 22.53 → 35 · ln 4 / ln 7 = 24.93; a case: 10 · (1 − e^−¼) = 2.21.
  expect(steps).toMatchObject([
    { kind: 'check', facts: ['prices', 'team'], factor: 'openness', gain: 2.5, after: 3.7, score: 60 },
    { kind: 'confirm', projects: [project.id], factor: 'projects', gain: 2.4, before: 22.5, score: 59.9 },
    { kind: 'case', projects: [project.id], factor: 'cases', gain: 2.2, before: 0, after: 2.2, score: 59.7 },
    { kind: 'publish', facts: ['clients'], factor: 'openness', gain: 1.3, score: 58.8 },
  ])
})

test('a case gets its figure, the newest first', () => {
  const [older, newer] = [NOW - 2e9, NOW - 1e9].map(publishedAt =>
    sampleCase({ hasMeasuredResult: false, publishedAt }),
  )
  const steps = stepsOf({ ...agency, cases: older && newer ? [older, newer] : [] }, NOTHING, TERMS)
  expect(steps.find(({ kind }) => kind === 'figure')).toMatchObject({ study: newer?.id, gain: 2.2 })
})

test('a case too old to count gains nothing and is left out', () => {
  const cases = [sampleCase({ hasMeasuredResult: false, publishedAt: 0 })]
  expect(stepsOf({ ...agency, cases }, NOTHING, TERMS).filter(({ kind }) => kind === 'figure')).toEqual([])
})

test('only projects of the slice count in it', () => {
  const shops = { ...TERMS, key: 'category/shop' }
  const shop = sampleProject({ siteType: 'shop', isVerified: false })
  const own = { ...agency, projects: [...agency.projects, shop] }
  const sources = { unchecked: [], withoutCase: [project.id, shop.id] }
  const concerned = stepsOf(own, sources, shops).flatMap(step => ('projects' in step ? step.projects : []))
  expect(new Set(concerned)).toEqual(new Set([shop.id]))
})

test('work under NDA is confirmed first, because it counts for nothing before', () => {
  const secret = sampleProject({ isVerified: false, isNda: true })
  const terms = { ...TERMS, methodology: METHODOLOGIES.at(-1) ?? TERMS.methodology }
  const steps = stepsOf({ ...agency, projects: [...agency.projects, secret] }, NOTHING, terms)
  expect(steps.find(({ kind }) => kind === 'confirm')).toMatchObject({ projects: [secret.id, project.id] })
})

test('an agency with the best projects gains nothing by confirming them', () => {
  const steps = stepsOf(agency, NOTHING, { ...TERMS, best: 0 })
  expect(steps.map(({ kind }) => kind)).not.toContain('confirm')
})

test('the score before any step is that of the edition, in every slice', () => {
  fc.assert(
    fc.property(anyMarket, agencies => {
      const { entries, sliceSizes } = computeEdition({ agencies }, { ...TERMS, year: null })
      for (const { slice, tier, agencyId, score } of entries.filter(
        entry => !/^(city|country|district)/.test(entry.slice),
      )) {
        const best = sliceSizes.find(size => size.slice === slice && size.tier === tier)?.bestProjects ?? 0
        const own = agencies.find(({ id }) => id === agencyId)
        expect(own && scoreOf(own, { ...TERMS, key: slice, best })?.score).toBe(score)
      }
    }),
    { numRuns: 50 },
  )
})

test('a step never lowers the score, and what it promises adds up', () => {
  fc.assert(
    fc.property(anyMarket, fc.subarray(['prices', 'team', 'legal', 'clients']), (agencies, unchecked) => {
      const { sliceSizes } = computeEdition({ agencies }, { ...TERMS, year: null })
      const terms = { ...TERMS, best: sliceSizes.find(({ slice, tier }) => slice + tier === '')?.bestProjects ?? 0 }
      for (const own of agencies) {
        const before = scoreOf(own, terms)?.score ?? 0
        const steps = stepsOf(own, { unchecked, withoutCase: own.projects.map(({ id }) => id) }, terms)
        expect(steps.length).toBeLessThanOrEqual(5)
        for (const step of steps) {
          expect(step.gain).toBeGreaterThanOrEqual(0.1)
          expect(step.score - before).toBeCloseTo(step.gain, 10)
          expect(step.after).toBeGreaterThan(step.before)
        }
        expect(steps.map(({ gain }) => gain)).toEqual(steps.map(({ gain }) => gain).sort((a, b) => b - a))
      }
    }),
    { numRuns: 100 },
  )
})
