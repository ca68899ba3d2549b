import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Drawn without their code, so the page brings their styles.
import '../../ui/block-state.module.css'
import '../../ui/section-heading.module.css'
import '../../ui/tab-links.module.css'
import './about.module.css'
import './plans.module.css'

const plans = dormantPart(() => import('./plans-part.tsx'))
export const partOf = () => plans

export function View() {
  return <ArticleSlot part={plans} />
}
