import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
import './texts.module.css'

const texts = dormantPart(() => import('./texts.tsx'))

export function View() {
  return <ArticleSlot part={texts} />
}
