import { MiniCard } from './mini-card.tsx'
import { useMiniCard } from './use-mini-card.ts'

/** The one-line ad between the cards on phones. */
export function Part() {
  const card = useMiniCard()
  return card ? <MiniCard card={card} /> : null
}
