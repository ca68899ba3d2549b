import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Drawn without their code, so the page brings their styles.
import '../../ui/tab-links.module.css'
import '../../ui/visually-hidden.module.css'
import './about.module.css'

const about = dormantPart(() => import('./about-part.tsx'))
export const partOf = () => about

export function View() {
  return <ArticleSlot part={about} />
}
