import { dormantPart } from '../../app/dormant-part.tsx'
import { AdPart } from './ad-part.tsx'
// Drawn without their code, so the page brings their styles.
import './advertising.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/button.module.css'
import '../../ui/tab-links.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/section-heading.module.css'
import './sponsors.module.css'

const drawn = dormantPart(() => import('./past-sponsors-part.tsx'))

export function View() {
  return <AdPart part={drawn} />
}
