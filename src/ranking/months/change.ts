import type { Noun } from '#domain/russian/nouns.ts'
import { counted, pluralCategory } from '#domain/russian/plural.ts'
import type { Evidence } from '../evidence.ts'

type Counted = 'reviews' | 'projects' | 'cases' | 'awards'

const NOUNS: Record<Counted, Noun> = { reviews: 'review', projects: 'project', cases: 'case', awards: 'award' }
const CAME: readonly Counted[] = ['reviews', 'projects', 'cases', 'awards']

/** Verbs by plural form: projects and cases expire, reviews and awards are withdrawn. */
const LEFT: readonly { kinds: readonly Counted[]; one: Partial<Record<Counted, string>>; few: string; many: string }[] =
  [
    {
      kinds: ['projects', 'cases'],
      one: { projects: 'выбыл по сроку', cases: 'выбыл по сроку' },
      few: 'выбыли по сроку',
      many: 'выбыло по сроку',
    },
    { kinds: ['reviews', 'awards'], one: { reviews: 'снят', awards: 'снята' }, few: 'сняты', many: 'снято' },
  ]

/** «+2 отзыва, 1 проект выбыл по сроку»: evidence added and removed between two editions; null if none. */
export function causeOfChange(earlier: Evidence, later: Evidence): string | null {
  const came = CAME.map(kind => ({ kind, count: countNew(idsOf(earlier, kind), idsOf(later, kind)) }))
  const gone = CAME.map(kind => ({ kind, count: countNew(idsOf(later, kind), idsOf(earlier, kind)) }))
  const phrases = [
    ...came.filter(({ count }) => count > 0).map(({ kind, count }) => `+${counted(count, NOUNS[kind])}`),
    ...LEFT.flatMap(({ kinds, ...verb }) => {
      const left = gone.filter(({ kind, count }) => count > 0 && kinds.includes(kind))
      const what = left.map(({ kind, count }) => counted(count, NOUNS[kind])).join(' и ')
      return left.length === 0 ? [] : `${what} ${verbFor(left, verb)}`
    }),
  ]
  return phrases.length === 0 ? null : phrases.join(', ')
}

type Change = { kind: Counted; count: number }

/** «1 проект выбыл», «2 проекта выбыли», «5 проектов выбыло»; «выбыли» for several kinds together. */
function verbFor([first, ...others]: readonly Change[], verb: Omit<(typeof LEFT)[number], 'kinds'>): string {
  if (!first || others.length > 0) return verb.few
  const category = pluralCategory(first.count)
  if (category === 'one') return verb.one[first.kind] ?? verb.few
  return category === 'few' ? verb.few : verb.many
}

function idsOf(evidence: Evidence, kind: Counted): readonly number[] {
  return kind === 'cases' ? evidence.cases : evidence[kind].map(([id]) => id)
}

function countNew(before: readonly number[], after: readonly number[]): number {
  const known = new Set(before)
  return after.filter(id => !known.has(id)).length
}
