import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Drawn without their code, so the page brings their styles.
import '../../features/article-list/article-list.module.css'
import '../../features/interview-card/interview-card.module.css'
import '../../ui/block-state.module.css'
import '../../ui/portrait.module.css'
import '../../ui/section-heading.module.css'
import './person.module.css'

const person = dormantPart(() => import('./person-part.tsx'))
export const partOf = () => person

export function View() {
  return <ArticleSlot part={person} />
}
