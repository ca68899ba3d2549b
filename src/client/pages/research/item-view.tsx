import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Offered without the application.
import '../../features/research-popup/research-popup.module.css'

const study = dormantPart(() => import('./study.tsx'))
export const partOf = () => study

export function View() {
  return <ArticleSlot part={study} />
}
