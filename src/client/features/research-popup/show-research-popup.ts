import type { ArticleCard } from '#contract/shapes/article.ts'
import { drawResearchPopup } from './draw-research-popup.ts'
import { offerPlace } from './offer-place.ts'

/** Returns what closes it. */
export function showResearchPopup(study: ArticleCard, onClose: () => void): () => void {
  const close = () => {
    if (!popup.isConnected) return
    popup.remove()
    onClose()
  }
  const popup = drawResearchPopup(study, close)
  offerPlace()?.append(popup)
  return close
}
