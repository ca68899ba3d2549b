import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'

const term = dormantPart(() => import('./term.tsx'))

export function View() {
  return <ArticleSlot part={term} />
}
