import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Drawn without their code, so the page brings their styles.
import '../../ui/block-state.module.css'
import '../../ui/portrait.module.css'
import '../../ui/tab-links.module.css'
import './about.module.css'
import './team.module.css'

const team = dormantPart(() => import('./team-part.tsx'))
export const partOf = () => team

export function View() {
  return <ArticleSlot part={team} />
}
