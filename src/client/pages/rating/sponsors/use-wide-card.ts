import { useEffect } from 'react'
import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { cardsReceived, nativeCardsSlice } from '../../../store/rating/native-cards-slice.ts'
import { useRating } from '../use-rating.ts'
import { cardOfDay, shownCards } from './native-cards.ts'

/** Today's card between the rows. Copies the answer to the store, where the visitor can hide cards. */
export function useWideCard(): NativeCard | undefined {
  const { path } = useRating()
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  const { response } = useCall('rating-page-sponsors', { path })
  const stored = useAppSelector(({ nativeCards }) => nativeCards)

  useEffect(() => {
    dispatch(sliceAdded(nativeCardsSlice))
    if (response) dispatch(cardsReceived({ path, ...response }))
  }, [dispatch, path, response])

  const cards = stored?.path === path ? stored : response
  return cards ? cardOfDay(shownCards(cards.wide_native_card), isHydrated ? Date.now() : null) : undefined
}
