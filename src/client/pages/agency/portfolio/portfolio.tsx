import { useEffect, useRef } from 'react'
import { Island } from '../../../app/island.tsx'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './portfolio.module.css'
import { PortfolioFilters } from './portfolio-filters.tsx'
import { AskedProject } from './project-dialog.tsx'
import { ProjectList } from './project-list.tsx'
import { usePortfolio } from './use-portfolio.ts'

export function Portfolio() {
  const { choice } = usePortfolio()
  useCardFocus(choice.project)
  return (
    <AgencyFrame>
      <div className={`stack-24 ${styles.portfolio}`}>
        <Island of={PortfolioFilters} />
        {/* Target of the page links; must exist while the projects are still loading. */}
        <div id="projects">
          <Island of={ProjectList} until="act" fallback={<LoadingBlock />} />
        </div>
        <Island of={AskedProject} />
      </div>
    </AgencyFrame>
  )
}

/** Focuses the card of the project that was just closed. */
function useCardFocus(project: string | undefined): void {
  const shown = useRef(project)
  useEffect(() => {
    const closed = shown.current
    shown.current = project
    if (closed === undefined || project !== undefined) return
    document.querySelector<HTMLElement>(`[data-project="${closed}"] a`)?.focus({ preventScroll: true })
  }, [project])
}
