import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Offered without the application.
import '../../features/research-popup/research-popup.module.css'

const term = dormantPart(() => import('./term.tsx'))
export const partOf = () => term

export function View() {
  return <ArticleSlot part={term} />
}
