import type { Random } from '#seed/random.ts'
import { AMENDS, GOODBYES, REGRETS, THANKS, THANKS_FOR_FRANKNESS } from './any-service/replies.ts'
import type { Bank } from './banks.ts'
import type { Mishap, Story } from './story.ts'
import { type Scene, Teller } from './teller.ts'

/** What a review says, and the mishaps its reader knows of. */
type Reviewed = { text: string; told: readonly Mishap[] }

const CHANCE = { good: 0.33, mixed: 0.5, critical: 0.6 } as const
const WITH_OPENING = 0.55
const WITH_CLOSING = 0.4

/** The agency's answer to what the review tells. */
export function writeReply(random: Random, scene: Scene, story: Story, review: Reviewed): string | null {
  const { text, told } = review
  if (!random.chance(CHANCE[story.tone])) return null
  const teller = new Teller(random, scene, 'plain', [], text)
  const isLeft = told.some(({ isMended }) => !isMended)
  const [opening, closing] = isLeft
    ? [REGRETS, AMENDS]
    : told.length > 0
      ? [THANKS_FOR_FRANKNESS, []]
      : [THANKS, GOODBYES]
  const substance: Bank[] =
    told.length > 0
      ? told.map(({ trouble, isMended }) => (isMended ? trouble.answered : trouble.admitted))
      : [story.stock.praised]
  const order = [random.chance(WITH_OPENING) ? opening : [], ...substance, random.chance(WITH_CLOSING) ? closing : []]
  return order.flatMap(bank => teller.say(bank, { isFirst: false }) ?? []).join(' ') || null
}
