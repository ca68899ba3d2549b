import type { ArticleCard } from '#contract/shapes/article.ts'
import { drawResearchPopup } from './draw-research-popup.ts'

/** Returns what closes it. */
export function showResearchPopup(study: ArticleCard, onClose: () => void): () => void {
  const listening = new AbortController()
  const close = () => {
    if (listening.signal.aborted) return
    listening.abort()
    popup.remove()
    onClose()
  }
  const popup = drawResearchPopup(study, close)
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close()
  }
  document.addEventListener('keydown', closeOnEscape, listening)
  document.body.append(popup)
  return close
}
