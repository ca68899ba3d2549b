import type { Noun } from '#domain/nouns.ts'
import { NBSP } from '#domain/numbers.ts'
import { counted, pluralCategory } from '#domain/plural.ts'
import type { Evidence } from './evidence.ts'

type Counted = 'reviews' | 'projects' | 'cases' | 'awards'

/** Why one of these leaves: projects and cases grow old, the others only when they are withdrawn. */
const WORDS: Record<Counted, { noun: Noun; left: Record<'one' | 'few' | 'many', string> }> = {
  reviews: { noun: 'review', left: { one: 'снят', few: 'сняты', many: 'снято' } },
  projects: {
    noun: 'project',
    left: { one: 'выбыл по сроку', few: 'выбыли по сроку', many: 'выбыло по сроку' },
  },
  cases: { noun: 'case', left: { one: 'выбыл по сроку', few: 'выбыли по сроку', many: 'выбыло по сроку' } },
  awards: { noun: 'award', left: { one: 'снята', few: 'сняты', many: 'снято' } },
}
const ORDER: readonly Counted[] = ['reviews', 'projects', 'cases', 'awards']

/** «+2 отзыва, 1 проект выбыл по сроку»: what came and what left between two editions; null when nothing did. */
export function causeOfChange(earlier: Evidence, later: Evidence): string | null {
  const came: string[] = []
  const left: string[] = []
  for (const kind of ORDER) {
    const before = idsOf(earlier, kind)
    const after = idsOf(later, kind)
    const { noun, left: verb } = WORDS[kind]
    const added = countNew(before, after)
    const gone = countNew(after, before)
    if (added > 0) came.push(`+${counted(added, noun)}`)
    if (gone > 0) left.push(`${counted(gone, noun)} ${agreeing(gone, verb).replaceAll(' ', NBSP)}`)
  }
  return came.length + left.length === 0 ? null : [...came, ...left].join(', ')
}

function idsOf(evidence: Evidence, kind: Counted): readonly number[] {
  return kind === 'cases' ? evidence.cases : evidence[kind].map(([id]) => id)
}

function countNew(before: readonly number[], after: readonly number[]): number {
  const known = new Set(before)
  return after.filter(id => !known.has(id)).length
}

function agreeing(count: number, forms: Record<'one' | 'few' | 'many', string>): string {
  const category = pluralCategory(count)
  return forms[category === 'other' ? 'many' : category]
}
