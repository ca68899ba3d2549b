import { useEffect } from 'react'
import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { TABLE_COLUMNS } from '../rows/rating-rows.ts'
import { useRating } from '../use-rating.ts'
import {
  attributesCleared,
  cardOfDay,
  cardsHidden,
  cardsReceived,
  nativeCardsSlice,
  shownCards,
} from './native-cards-slice.ts'
import styles from './sponsors.module.css'

/** The only ad between rows. It has no place number. */
function WideCard({ card }: { card: NativeCard }) {
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  // A hidden card that comes back (row-details.tsx) is short.
  const hide = () => {
    dispatch(cardsHidden())
    dispatch(attributesCleared())
  }
  return (
    <div className={styles.card}>
      <AdSlot disclosure={card.ad} label={`Реклама: ${card.name}`}>
        {card.image && <LogoImage src={card.image} name={card.name} alt="" className={styles.logo} />}
        <p className={styles.text}>
          <b>{card.name}</b>
          {` — ${[card.title, ...card.show_attributes].join(' · ')}`}
        </p>
        <ButtonLink
          tone="secondary"
          href={card.link}
          target="_blank"
          rel="sponsored noreferrer"
          aria-label={`Перейти на сайт: ${card.name}`}
        >
          Перейти
        </ButtonLink>
        {isHydrated && (
          <Button tone="ghost" isSquare aria-label="Скрыть рекламу в списке" onClick={hide}>
            <Icon name="close" isSmall />
          </Button>
        )}
      </AdSlot>
    </div>
  )
}

/** Today's card between the rows. Copies the answer to the store, where the visitor can hide cards. */
function useWideCard(): NativeCard | undefined {
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

/** The ad between the cards on phones, full width. */
export function WideBlock() {
  const card = useWideCard()
  if (!card) return null
  return (
    <div className={styles.block}>
      <WideCard card={card} />
    </div>
  )
}

/** The ad in the table, across all columns. */
export function WideRow() {
  const card = useWideCard()
  if (!card) return null
  return (
    <tbody>
      <tr>
        <td className={styles.cell} colSpan={TABLE_COLUMNS}>
          <WideCard card={card} />
        </td>
      </tr>
    </tbody>
  )
}
