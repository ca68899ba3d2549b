import { shownAddends } from '#domain/numbers/apportion.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import type { AgencyFacts } from '../facts.ts'
import type { Methodology } from '../methodology.ts'
import { measureFacts, type Score, scoreMeasures, sum, toTenth } from '../score.ts'
import { factsBySlice } from '../slices.ts'
import { type SliceFacts, weighFacts } from '../weigh.ts'

/** The slice a step is counted in. */
export type StepTerms = {
  type: RatingType
  // The measure of the slice, see measureKeyOf.
  key: string
  methodology: Methodology
  asOf: Date
  // The greatest project mass of the slice.
  best: number
}

/** Facts that steps need and the ranking does not read. */
export type StepSources = {
  // Facts that are published but not checked.
  unchecked: readonly string[]
  // Public projects with a measured result and no case about them, the best first.
  withoutCase: readonly number[]
}

type Deed =
  // Published facts are given to be checked; missing ones are published first.
  | { kind: 'check' | 'publish'; facts: readonly string[] }
  | { kind: 'case' | 'confirm'; projects: readonly number[] }
  // A measured result is added to a published case.
  | { kind: 'figure'; study: number }

export type Step = Deed & {
  factor: Factor
  gain: number
  // The addend as it is shown.
  before: number
  after: number
  score: number
  // The project mass that the slice would be scaled to.
  best: number
}

export const MAX_STEPS = 5
/** More would be a plan for years, not a step. */
const PROJECTS_AT_ONCE = 3
const NEW_CASE = -1

/**
 * Steps that raise an agency, by gain: each step is applied to the facts, which are scored again. Only steps whose
 * effect the facts determine; a review, say, depends on its mark.
 */
export function stepsOf(agency: AgencyFacts, sources: StepSources, terms: StepTerms): Step[] {
  const now = scoreOf(agency, terms)
  if (!now) return []
  const before = shownAddends(now.addends, now.score)
  return (
    DEEDS.flatMap(deedsOf => deedsOf(agency, sources, terms))
      .flatMap(({ factor, done, ...deed }): Step[] => {
        const then = scoreOf(done, terms)
        if (!then) return []
        const index = FACTORS.indexOf(factor)
        return [
          {
            ...deed,
            factor,
            gain: roundDecimal(then.score - now.score, 1),
            before: before[index] ?? 0,
            after: shownAddends(then.addends, then.score)[index] ?? 0,
            score: then.score,
            best: then.best,
          },
        ]
      })
      // A rounded addend may stay the same while the sum crosses a half: nothing to show for it.
      .filter(step => step.gain > 0 && step.after > step.before)
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, MAX_STEPS)
  )
}

/** The score of an agency in a slice; null where it does not take part. */
export function scoreOf(agency: AgencyFacts, terms: StepTerms): (Score & { best: number }) | null {
  const facts = factsBySlice(agency, terms.type).get(terms.key)
  if (!facts) return null
  const measures = measureFacts(weighFacts(facts, terms.methodology, terms.asOf.getTime()), terms.methodology)
  const best = Math.max(terms.best, measures.projects)
  return { ...scoreMeasures(measures, terms.methodology, best), best }
}

/** A rival's score after a step has raised the best project mass: the share of its own falls. */
export function rescaled({ addends }: { addends: readonly number[] }, best: number, raised: number): number {
  const [projects = 0, ...others] = addends
  return toTenth(sum([(projects * best) / raised, ...others]))
}

type Done = Deed & { factor: Factor; done: AgencyFacts }
type DeedsOf = (agency: AgencyFacts, sources: StepSources, terms: StepTerms) => Done[]

const openness: DeedsOf = (agency, { unchecked }, { methodology }) => {
  const missing = methodology.openness.facts.filter(fact => !agency.checkedFacts.includes(fact))
  const checking = (kind: 'check' | 'publish', facts: readonly string[]): Done[] =>
    facts.length === 0
      ? []
      : [{ kind, facts, factor: 'openness', done: { ...agency, checkedFacts: [...agency.checkedFacts, ...facts] } }]
  return [
    ...checking(
      'check',
      missing.filter(fact => unchecked.includes(fact)),
    ),
    ...checking(
      'publish',
      missing.filter(fact => !unchecked.includes(fact)),
    ),
  ]
}

const newCase: DeedsOf = (agency, { withoutCase }, { type, key, asOf }) => {
  const inSlice = new Set(
    factsBySlice(agency, type)
      .get(key)
      ?.projects.map(({ id }) => id),
  )
  const project = withoutCase
    .map(id => agency.projects.find(own => own.id === id))
    .find(own => own && own.service === type.service && inSlice.has(own.id))
  if (!project) return []
  const study = {
    id: NEW_CASE,
    projectId: project.id,
    service: project.service,
    hasMeasuredResult: true,
    publishedAt: asOf.getTime(),
  }
  const done = { ...agency, cases: [...agency.cases, study] }
  return [{ kind: 'case', projects: [project.id], factor: 'cases', done }]
}

const figure: DeedsOf = (agency, _, { type, key }) => {
  const studies = factsBySlice(agency, type).get(key)?.cases ?? []
  const study = studies
    .filter(({ hasMeasuredResult }) => !hasMeasuredResult)
    .toSorted((a, b) => b.publishedAt - a.publishedAt || a.id - b.id)[0]
  if (!study) return []
  const cases = agency.cases.map(own => (own.id === study.id ? { ...own, hasMeasuredResult: true } : own))
  return [{ kind: 'figure', study: study.id, factor: 'cases', done: { ...agency, cases } }]
}

const confirm: DeedsOf = (agency, _, { type, key, methodology, asOf }) => {
  const facts = factsBySlice(agency, type).get(key)
  if (!facts) return []
  const unconfirmed = new Set(facts.projects.filter(({ isVerified }) => !isVerified).map(({ id }) => id))
  const weightsOf = (projects: SliceFacts['projects']) =>
    weighFacts({ ...facts, projects }, methodology, asOf.getTime())
  const before = new Map(weightsOf(facts.projects).projects.map(({ id, weight }) => [id, weight]))
  // An unconfirmed project under NDA weighs nothing until it is confirmed.
  const projects = weightsOf(facts.projects.map(own => ({ ...own, isVerified: true })))
    .projects.filter(({ id }) => unconfirmed.has(id))
    .map(({ id, weight }) => ({ id, gain: weight - (before.get(id) ?? 0) }))
    .toSorted((a, b) => b.gain - a.gain || a.id - b.id)
    .slice(0, PROJECTS_AT_ONCE)
    .map(({ id }) => id)
  if (projects.length === 0) return []
  const confirmed = agency.projects.map(own => (projects.includes(own.id) ? { ...own, isVerified: true } : own))
  return [{ kind: 'confirm', projects, factor: 'projects', done: { ...agency, projects: confirmed } }]
}

const DEEDS: readonly DeedsOf[] = [openness, newCase, figure, confirm]
