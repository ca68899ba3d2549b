import type { DormantPart } from '../../app/dormant-part.tsx'
import { DrawnPart } from '../../app/drawn-part.tsx'
// Drawn without their code, so the page brings their styles.
import '../../features/project-card/project-picture.module.css'
import '../../features/service-responses/service-response-list.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/portrait.module.css'
import '../../ui/scale/scale.module.css'
import '../../ui/section-heading.module.css'
import '../../ui/tab-links.module.css'
import '../../ui/table.module.css'
import '../../ui/text-link.module.css'
import '../../ui/visually-hidden.module.css'
import './promo.module.css'
import './ranking.module.css'

/** A page of the award: the server draws it, and no code is needed to read it. */
export function PromoSlot({ part }: { part: DormantPart }) {
  return (
    <div data-dormant>
      <DrawnPart part={part} />
    </div>
  )
}
