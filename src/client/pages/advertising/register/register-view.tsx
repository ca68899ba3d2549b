import { useState } from 'react'
import { Dormant, dormantPart } from '../../../app/dormant-part.tsx'
import { useResolvedPage } from '../../../app/location.tsx'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
// Drawn without their code, so the page brings their styles.
import '../advertising.module.css'
import '../../../ui/ad-mark.module.css'
import '../../../ui/block-state.module.css'
import '../../../ui/breadcrumbs.module.css'
import '../../../ui/button.module.css'
import '../../../ui/chart/chart.module.css'
import '../../../ui/chart/figures-table.module.css'
import '../../../ui/disclosure.module.css'
import '../../../ui/page-links.module.css'
import '../../../ui/section-heading.module.css'
import '../../../ui/tab-links.module.css'
import '../../../ui/table.module.css'
import './register.module.css'

const drawn = dormantPart(() => import('./register-part.tsx'))

/** Remounts when the query changes: each page and ad of the register has its own. */
export function View() {
  return <Register key={useResolvedPage().search} />
}

function Register() {
  const [isDrawnHere] = useState(useIsHydrated())
  return (
    <div data-dormant>
      <Dormant part={drawn} isWanted={isDrawnHere} />
    </div>
  )
}
