import type { NativeCard } from '#contract/shapes/rating.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import styles from './mini-card.module.css'

/** A one-line ad between rows. It has no place number and is never part of a row. */
export function MiniCard({ card }: { card: NativeCard }) {
  return (
    <div className={styles.card}>
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
