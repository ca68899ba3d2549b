import type { NativeCard } from '#contract/shapes/rating.ts'
import { AdSlot } from '../../../ui/ad-mark.tsx'
import styles from './mini-card.module.css'

/** A sponsored line in the row of its agency. Pure, because it is part of the memoized row. */
export function MiniCard({ card }: { card: NativeCard }) {
  return (
    <div className={styles.card}>
      <AdSlot disclosure={card.ad} label={`Реклама в строке: ${card.name}`}>
        <a href={card.link} target="_blank" rel="sponsored noreferrer">
          {card.show_attributes.length > 0 ? card.show_attributes.join(' · ') : card.title}
        </a>
      </AdSlot>
    </div>
  )
}
