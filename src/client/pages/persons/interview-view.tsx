import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
// Offered without the application.
import '../../features/research-popup/research-popup.module.css'
// Drawn without its code, so the page brings its styles.
import '../../ui/portrait.module.css'

const interview = dormantPart(() => import('./interview-part.tsx'))
export const partOf = () => interview

export function View() {
  return <ArticleSlot part={interview} />
}
