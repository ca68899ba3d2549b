import type { PathName } from '#domain/paths/paths.ts'
import { type DormantPart, dormantPart } from '../../app/dormant-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { AdPart } from './ad-part.tsx'
// Drawn without their code, so the page brings their styles.
import './advertising.module.css'
import '../../ui/ad-mark.module.css'
import '../../ui/block-state.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/button.module.css'
import '../../ui/icon.module.css'
import '../../ui/logo-image.module.css'
import '../../ui/notice.module.css'
import '../../ui/portrait.module.css'
import '../../ui/section-heading.module.css'
import '../../ui/tab-links.module.css'
import './formats.module.css'
import './sponsors.module.css'

const reviews = dormantPart(() => import('./reviews-part.tsx'))
const contacts = dormantPart(() => import('./contacts-part.tsx'))
const sponsors = dormantPart(() => import('./sponsors-part.tsx'))
const pastSponsors = dormantPart(() => import('./past-sponsors-part.tsx'))

const PARTS: Partial<Record<PathName, DormantPart>> = {
  'advertising-reviews': reviews,
  'advertising-contacts': contacts,
  sponsors,
}
export const partOf = (name: PathName) => PARTS[name] ?? pastSponsors

/** The pages without a form or a query: one view, so that every other page carries less of them. */
export function View() {
  return <AdPart part={partOf(useResolvedPage().page.name)} />
}
