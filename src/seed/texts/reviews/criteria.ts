import type { Part, Tone } from './plans.ts'
import type { ReviewCriteria } from './review-facts.ts'

/** Topics of sentences that a mark of the review can contradict. */
const CRITERION_OF_TOPIC: Readonly<Record<string, keyof ReviewCriteria>> = {
  quality: 'quality',
  design: 'quality',
  terms: 'terms',
  communication: 'communication',
  manager: 'communication',
  value: 'value',
  recommend: 'recommend',
}

export const RATED_TOPICS = Object.keys(CRITERION_OF_TOPIC)

const topicsWhere = (criteria: ReviewCriteria, isSuch: (mark: number) => boolean): string[] =>
  Object.entries(CRITERION_OF_TOPIC).flatMap(([topic, criterion]) => (isSuch(criteria[criterion]) ? topic : []))

/** A criterion with a low mark may only be complained about, one with a high mark only praised. */
export function forbiddenTopics(criteria: ReviewCriteria, tone: Tone, isAComplaint: boolean): string[] {
  if (!isAComplaint) return topicsWhere(criteria, mark => mark <= 3)
  const highest = tone === 'good' ? 5 : 4
  return topicsWhere(criteria, mark => mark >= highest)
}

const COMPLAINTS: ReadonlySet<Part> = new Set<Part>(['remark', 'mixed', 'criticism', 'trouble'])

export const isComplaint = (part: Part, tone: Tone): boolean =>
  COMPLAINTS.has(part) || (part === 'verdict' && tone !== 'good')
