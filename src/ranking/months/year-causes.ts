import { formatNumber } from '#domain/numbers/numbers.ts'
import type { Factor } from '#domain/rating/factors.ts'
import type { Noun, NounForms } from '#domain/russian/nouns.ts'
import { counted, plural } from '#domain/russian/plural.ts'
import { FACT } from '#domain/russian/rare-nouns.ts'

/** What a year did to one addend. */
export interface YearOfFactor {
  factor: Factor
  /** The most points then and now: a new method may have moved it. */
  limit: { before: number; now: number }
  /** New facts that count, and those that have become too old. */
  came: number
  gone: number
}

const COUNTED: Partial<Record<Factor, Noun | NounForms>> = {
  projects: 'project',
  reviews: 'review',
  cases: 'case',
  awards: 'award',
  openness: FACT,
}

const LEFT: NounForms = { one: 'выбыл', few: 'выбыли', many: 'выбыло' }

/** Without a new fact and without a lost one, time alone has moved the addend. */
const BY_TIME: Record<Factor, string> = {
  projects: 'проекты стали старше, а мерят их лучшим в рейтинге',
  reviews: 'прежние отзывы стали старше',
  focus: 'другая доля проектов этого рейтинга',
  cases: 'другое число кейсов с измеренным результатом',
  awards: 'награды стали старше',
  openness: 'другое число проверенных сведений',
}

/** «вес 40 → 35, +3 проекта, 2 проекта выбыли по сроку» */
export function causeOfYear({ factor, limit, came, gone }: YearOfFactor): string {
  const noun = COUNTED[factor]
  const causes = [
    ...(limit.before === limit.now ? [] : [`вес ${formatNumber(limit.before)} → ${formatNumber(limit.now)}`]),
    ...(noun && came > 0 ? [`+${counted(came, noun)}`] : []),
    ...(noun && gone > 0 ? [`${counted(gone, noun)} ${plural(gone, LEFT)} по сроку`] : []),
  ]
  return causes.length > 0 ? causes.join(', ') : BY_TIME[factor]
}
