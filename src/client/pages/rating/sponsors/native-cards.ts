import type { NativeCard } from '#contract/shapes/rating.ts'
import type { NativeCards } from '../../../store/rating/native-cards-slice.ts'

const DAY_MS = 86_400_000

export const shownCards = (groups: NativeCards['mini_native_card']): NativeCard[] =>
  Object.values(groups)
    .flat()
    .filter(({ show }) => show)

/** Whose turn it is: a day each, the same for everyone. A page made without a clock shows the first. */
export function cardOfDay(cards: readonly NativeCard[], now: number | null): NativeCard | undefined {
  return cards[now === null ? 0 : Math.floor(now / DAY_MS) % cards.length]
}
