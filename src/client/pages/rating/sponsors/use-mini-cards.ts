import type { NativeCard } from '#contract/shapes/rating.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { responseFor } from '../../../store/remote.ts'
import { shownCards } from './native-cards.ts'

/** Cards beside the rows of their agencies: what the server gave, until the visitor has hidden them. */
export function useMiniCards(path: string): NativeCard[] {
  const kept = useAppSelector(({ nativeCards }) => nativeCards)
  const given = useAppSelector(({ remote }) => responseFor(remote, 'rating-page-sponsors', { path }))
  return shownCards((kept?.path === path ? kept : given)?.mini_native_card ?? {})
}
