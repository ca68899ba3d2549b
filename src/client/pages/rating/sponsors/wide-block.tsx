import { useWideCard } from './use-wide-card.ts'
import styles from './wide-card.module.css'
import { WideCard } from './wide-card.tsx'

/** The ad between the cards on phones, full width. */
export function Part() {
  const card = useWideCard()
  if (!card) return null
  return (
    <div className={styles.block}>
      <WideCard card={card} />
    </div>
  )
}
