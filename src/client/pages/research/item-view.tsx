import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'

const study = dormantPart(() => import('./study.tsx'))

export function View() {
  return <ArticleSlot part={study} />
}
