import { useEffect } from 'react'
import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../../store/hooks.ts'
import { cardsReceived, selectNativeCards } from '../../../store/native-cards-slice.ts'
import { cardOfDay, shownCards } from './native-cards.ts'

const NO_CARDS: NativeCard[] = []

interface ShownCards {
  mini: readonly NativeCard[]
  wide: NativeCard | undefined
}

/** Cards of this rating as the visitor has them: what the server gave until he has hidden some. */
export function useNativeCards(path: string): ShownCards {
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  const { response } = useCall('rating-page-sponsors', { path })
  const kept = useAppSelector(selectNativeCards)
  const cards = kept.path === path ? kept : response

  useEffect(() => {
    if (response) dispatch(cardsReceived({ path, ...response }))
  }, [dispatch, path, response])

  if (!cards) return { mini: NO_CARDS, wide: undefined }
  return {
    mini: shownCards(cards.mini_native_card),
    wide: cardOfDay(shownCards(cards.wide_native_card), isHydrated ? Date.now() : null),
  }
}
