import { useEffect, useRef, useState } from 'react'
import type { PathName } from '#domain/paths/paths.ts'
import { type DormantPart, dormantPart } from '../../app/dormant-part.tsx'
import { DrawnPart } from '../../app/drawn-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { copyOnPress } from '../../browser/copy-on-press.ts'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
// Drawn without their code, so the page brings their styles.
import '../../features/project-card/project-picture.module.css'
import '../../features/service-responses/service-response-list.module.css'
import '../../ui/breadcrumbs.module.css'
import '../../ui/button.module.css'
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

const promo = dormantPart(() => import('./promo-part.tsx'))
const award = dormantPart(() => import('./award-part.tsx'))
const awards = dormantPart(() => import('./awards-part.tsx'))
const works = dormantPart(() => import('./works-part.tsx'))

export function partOf(name: PathName): DormantPart {
  if (name === 'promo') return promo
  if (name === 'promo-award') return award
  return name.startsWith('promo-awards') ? awards : works
}

/** One view for all drawn pages of the award: each would cost every page of the site a few bytes. */
export function View() {
  const { name } = useResolvedPage().page
  const root = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<ToastMessage | null>(null)
  useEffect(() => (root.current ? copyOnPress(root.current, text => setMessage({ text })) : undefined), [])
  return (
    <div ref={root} data-dormant>
      <DrawnPart part={partOf(name)} />
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
