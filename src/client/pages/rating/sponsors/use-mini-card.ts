import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { useRating } from '../use-rating.ts'
import { cardOfDay, shownCards } from './native-cards.ts'

/** Today's one-line ad: the server's answer until the store has its own copy, from which the visitor can hide it. */
export function useMiniCard(): NativeCard | undefined {
  const { path } = useRating()
  const isHydrated = useIsHydrated()
  const stored = useAppSelector(({ nativeCards }) => nativeCards)
  const { response } = useCall('rating-page-sponsors', { path })
  const cards = stored?.path === path ? stored : response
  return cards ? cardOfDay(shownCards(cards.mini_native_card), isHydrated ? Date.now() : null) : undefined
}
