import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
import './help.module.css'
import '../../ui/button.module.css'

const help = dormantPart(() => import('./help.tsx'))
export const partOf = () => help

export function View() {
  return <ArticleSlot part={help} />
}
