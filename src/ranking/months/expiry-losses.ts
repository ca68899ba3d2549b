import type { Evidence } from '../evidence.ts'
import { factsOf } from '../explain.ts'
import type { Methodology } from '../methodology.ts'
import { addendsOf, type Measures, measureFacts, passesThreshold, sum, toTenth } from '../score.ts'

/** A fact that counts no more from some day on. Awards do not expire: at the turn of a year all of them lose weight. */
export type Expiry = { factor: 'projects' | 'cases'; id: number } | { factor: 'awards' }

/** A place now, and all that its losses depend on. */
export interface Placed {
  score: number
  addends: readonly number[]
  evidence: Evidence
  methodology: Methodology
  /** Of one platform: projects of other services are not in its slice. */
  isPlatform: boolean
  /** The greatest project mass of the slice, and the most points that another agency has for projects. */
  best: number
  othersProjects: number
}

export interface Loss {
  loss: number
  score: number
  /** Whether the agency still has the projects that taking part requires. */
  takesPart: boolean
}

/**
 * What each expiry takes from the score in tenths, one after another, so that the losses add up to the last score. Other
 * things stay equal: the weights of today, no new facts, the same rivals.
 */
export function lossesOf(placed: Placed, expiries: readonly Expiry[]): Loss[] {
  const { methodology, best, othersProjects } = placed
  const { weights } = methodology
  const othersMass = (best * othersProjects) / (100 * weights.projects)
  const whole = sum(placed.addends)
  // The best agency measures itself by its own mass, until another is the best.
  const totalOf = (measures: Measures) => sum(addendsOf(measures, weights, Math.max(measures.projects, othersMass)))
  const measured = (evidence: Evidence) => totalOf(measureFacts(factsOf(evidence), methodology))
  const before = measured(placed.evidence)
  let { evidence, score } = placed
  return expiries.map(expiry => {
    evidence = without(evidence, expiry, methodology)
    const left = Math.min(score, toTenth(whole - (before - measured(evidence))))
    const loss = toTenth(score - left)
    score = left
    return { loss, score, takesPart: takesPart(evidence, placed) }
  })
}

function without(evidence: Evidence, expiry: Expiry, { awards }: Methodology): Evidence {
  if (expiry.factor === 'awards') {
    return { ...evidence, awards: evidence.awards.map(([id, worth]) => [id, worth * awards.yearly]) }
  }
  if (expiry.factor === 'cases') return { ...evidence, cases: evidence.cases.filter(id => id !== expiry.id) }
  const [ofService, all] = evidence.share
  return {
    ...evidence,
    projects: evidence.projects.filter(([id]) => id !== expiry.id),
    share: [ofService - 1, all - 1],
  }
}

function takesPart({ projects, share: [ofService, all] }: Evidence, { isPlatform, methodology }: Placed): boolean {
  const counted = isPlatform ? { ofService: projects.length, all: projects.length } : { ofService, all }
  return passesThreshold(counted, methodology)
}
