import type { Random } from '#seed/random.ts'
import type { Profile } from './profile.ts'
import type { ReviewRow } from './rows.ts'

type Criterion = keyof Profile['leaning']
type Marks = Pick<ReviewRow, 'overall' | Criterion | 'recommend'>

const MISFORTUNE = 0.065

/** The overall mark and those of the criteria, which never all contradict it. */
export function marksOf(random: Random, { quality, leaning }: Profile): Marks {
  const mark = (value: number): number => Math.min(5, Math.max(1, Math.round(value)))
  // Now and then a project fails even at the best agencies.
  const misfortune = random.chance(MISFORTUNE) ? 1 + random.next() * 2 : 0
  const overall = mark(random.normal(quality + 0.18, 0.7) - misfortune)
  const near = (shift: number): number => mark(overall + shift + random.normal(0, 0.4))
  const criteria = {
    quality: near(leaning.quality),
    terms: near(leaning.terms),
    communication: near(leaning.communication),
    value: near(leaning.value),
  }
  const recommend = near(0)
  const marks = Object.values(criteria)
  if (overall <= 3 && Math.min(...marks) > overall) criteria[extreme(leaning, (a, b) => a < b)] = overall
  if (overall >= 4 && Math.max(...marks) < overall) criteria[extreme(leaning, (a, b) => a > b)] = overall
  return { overall, ...criteria, recommend: overall <= 2 ? Math.min(2, recommend) : recommend }
}

function extreme(leaning: Profile['leaning'], isBeyond: (a: number, b: number) => boolean): Criterion {
  const criteria = Object.keys(leaning) as Criterion[]
  return criteria.reduce((found, next) => (isBeyond(leaning[next], leaning[found]) ? next : found))
}
