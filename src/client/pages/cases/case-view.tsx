import { dormantPart } from '../../app/dormant-part.tsx'
import { usePageParams } from '../../app/location.tsx'
import { ReadingSlot } from '../../features/article/reading-slot.tsx'
import { PromptOnDemand } from './parts/prompt-on-demand.tsx'
// Drawn without their code, so the page brings their styles.
import '../../features/article/article.module.css'
import '../../features/call-section/call-section.module.css'
import '../../features/project-card/case-card.module.css'
import '../../features/project-card/project-picture.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/card.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/logo-line.module.css'
import '../../ui/portrait.module.css'
import '../../ui/scale/scale.module.css'
import '../../ui/section-heading.module.css'
import '../../ui/stars.module.css'
import '../../ui/text-link.module.css'
import './case-text.module.css'
import './parts/case-figures.module.css'
import './parts/case-quote.module.css'

const text = dormantPart(() => import('./case-text.tsx'))
export const partOf = () => text

export function View() {
  const { id } = usePageParams('case')
  return (
    <>
      <ReadingSlot part={text} />
      <PromptOnDemand id={id} />
    </>
  )
}
