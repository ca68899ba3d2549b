import type { NativeCard } from '#contract/shapes/rating.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import { TABLE_COLUMNS } from '../rows/rating-rows.ts'
import { useRating } from '../use-rating.ts'
import { cardOfDay, shownCards } from './native-cards-slice.ts'
import styles from './sponsors.module.css'

/** A one-line ad between rows. It has no place number and is never part of a row. */
export function MiniCard({ card }: { card: NativeCard }) {
  return (
    <div className={`small ${styles.mini}`}>
      <AdSlot disclosure={card.ad} label={`Реклама в списке: ${card.name}`}>
        <span>
          <a href={card.link} target="_blank" rel="sponsored noreferrer">
            {card.name}
          </a>
          {` — ${card.show_attributes.length > 0 ? card.show_attributes.join(' · ') : card.title}`}
        </span>
      </AdSlot>
    </div>
  )
}

/** Today's one-line ad: the server's answer until the store has its own copy, from which the visitor can hide it. */
function useMiniCard(): NativeCard | undefined {
  const { path } = useRating()
  const isHydrated = useIsHydrated()
  const stored = useAppSelector(({ nativeCards }) => nativeCards)
  const { response } = useCall('rating-page-sponsors', { path })
  const cards = stored?.path === path ? stored : response
  return cards ? cardOfDay(shownCards(cards.mini_native_card), isHydrated ? Date.now() : null) : undefined
}

/** The one-line ad between the cards on phones. */
export function MiniBlock() {
  const card = useMiniCard()
  return card ? <MiniCard card={card} /> : null
}

/** The one-line ad in the table, across all columns. */
export function MiniRow() {
  const card = useMiniCard()
  if (!card) return null
  return (
    <tbody>
      <tr>
        <td className={styles.cell} colSpan={TABLE_COLUMNS}>
          <MiniCard card={card} />
        </td>
      </tr>
    </tbody>
  )
}
