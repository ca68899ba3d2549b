import type { Random } from '#seed/random.ts'
import type { Template } from '../template.ts'
import { CRITERIA, type Criterion } from './criteria.ts'
import type { ReviewFacts } from './review-facts.ts'
import { STORIES } from './stories/stories.ts'
import type { StoryStock, Trouble } from './stories/story-stock.ts'

export type Tone = 'good' | 'mixed' | 'critical'

export type Mishap = { trouble: Trouble; isMended: boolean }

/** What happened in the project, before it is put into words. */
export type Story = { tone: Tone; stock: StoryStock; mishaps: readonly Mishap[] }

const SLIGHT_TROUBLE = 0.3
const LEFT_IN_MIXED = 0.6
const SECOND_TROUBLE = 0.5
const LOW = 3

const toneOf = (overall: number): Tone => (overall >= 4 ? 'good' : overall === 3 ? 'mixed' : 'critical')

/** The marks decide what went wrong; `canSay` tells whether the project has the facts for it. */
export function storyOf(
  random: Random,
  { service, overall, criteria }: ReviewFacts,
  canSay: (bank: readonly Template[]) => boolean,
): Story {
  const tone = toneOf(overall)
  const stock = STORIES[service]
  const lowest = Math.min(...CRITERIA.map(criterion => criteria[criterion]))
  const isTroubled =
    lowest <= LOW || (tone === 'good' && overall === 4 && lowest === 4 && random.chance(SLIGHT_TROUBLE))
  if (!isTroubled) return { tone, stock, mishaps: [] }
  const mishapWith = (among: readonly Criterion[]): Mishap[] => {
    const isMended = tone === 'good' || (tone === 'mixed' && !random.chance(LEFT_IN_MIXED))
    const possible = stock.troubles.filter(
      trouble =>
        among.includes(trouble.criterion) && canSay(trouble.told) && canSay(isMended ? trouble.mended : trouble.left),
    )
    return possible.length > 0 ? [{ trouble: random.pick(possible), isMended }] : []
  }
  const worst = CRITERIA.filter(criterion => criteria[criterion] === lowest)
  const first = mishapWith(worst)
  const others = CRITERIA.filter(
    criterion => criteria[criterion] <= LOW && first.every(({ trouble }) => trouble.criterion !== criterion),
  )
  const second = tone === 'critical' && random.chance(SECOND_TROUBLE) ? mishapWith(others) : []
  return { tone, stock, mishaps: [...first, ...second] }
}
