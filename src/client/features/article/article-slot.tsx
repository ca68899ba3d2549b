import type { DormantPart } from '../../app/dormant-part.tsx'
import { ReadingSlot } from './reading-slot.tsx'
// Drawn without their code, so the page brings their styles.
import './article.module.css'
import './reading-ruler.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/card.module.css'
import '../../ui/chart/chart.module.css'
import '../../ui/chart/figures-table.module.css'
import '../../ui/disclosure.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/logo-line.module.css'
import '../../ui/reading-page.module.css'
import '../../ui/scale/scale.module.css'
import '../../ui/table.module.css'
import '../../ui/text-link.module.css'

/** An article with the styles of everything a text can have. */
export function ArticleSlot({ part }: { part: DormantPart }) {
  return <ReadingSlot part={part} />
}
