import type { NativeCard } from '#contract/shapes/rating.ts'
import type { NativeCards } from '../../../store/rating/native-cards-slice.ts'

const DAY_MS = 86_400_000

export const shownCards = (groups: NativeCards['mini_native_card']): NativeCard[] =>
  Object.values(groups)
    .flat()
    .filter(({ show }) => show)

/** Cards rotate daily, the same for everyone. On the server, without a clock, it is the first. */
export function cardOfDay(cards: readonly NativeCard[], now: number | null): NativeCard | undefined {
  return cards[now === null ? 0 : Math.floor(now / DAY_MS) % cards.length]
}
