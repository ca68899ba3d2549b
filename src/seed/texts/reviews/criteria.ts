import type { ReviewCriteria } from './review-facts.ts'

/** Criteria something can go wrong with. */
export type Criterion = 'terms' | 'quality' | 'communication' | 'value'

export const CRITERIA: readonly Criterion[] = ['terms', 'quality', 'communication', 'value']

/** Topics of praise that a mark of the review can contradict. */
const CRITERION_OF_TOPIC: Readonly<Record<string, keyof ReviewCriteria>> = {
  quality: 'quality',
  design: 'quality',
  terms: 'terms',
  communication: 'communication',
  manager: 'communication',
  value: 'value',
  recommend: 'recommend',
}

const WELL = 4

/** Topics the author will not praise. */
export const unpraised = (criteria: ReviewCriteria, troubled: readonly Criterion[]): string[] =>
  Object.entries(CRITERION_OF_TOPIC).flatMap(([topic, criterion]) =>
    criteria[criterion] < WELL || troubled.some(trouble => trouble === criterion) ? topic : [],
  )
