import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Offered without the application.
import '../../features/research-popup/research-popup.module.css'

const item = dormantPart(() => import('./news-item.tsx'))
export const partOf = () => item

export function View() {
  return <ArticleSlot part={item} />
}
