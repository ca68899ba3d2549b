import type { NativeCard } from '#contract/shapes/rating.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { responseFor } from '../../../store/remote.ts'
import { shownCards } from './native-cards.ts'

/** Cards for agencies' rows: the server's answer until the store has its own copy, from which they can be hidden. */
export function useMiniCards(path: string): NativeCard[] {
  const stored = useAppSelector(({ nativeCards }) => nativeCards)
  const answer = useAppSelector(({ remote }) => responseFor(remote, 'rating-page-sponsors', { path }))
  return shownCards((stored?.path === path ? stored : answer)?.mini_native_card ?? {})
}
