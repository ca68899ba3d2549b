import { useWideCard } from './use-wide-card.ts'
import styles from './wide-card.module.css'
import { WideCard } from './wide-card.tsx'

/** The card between the cards of a phone, from edge to edge. */
export function Part() {
  const card = useWideCard()
  if (!card) return null
  return (
    <div className={styles.block}>
      <WideCard card={card} />
    </div>
  )
}
