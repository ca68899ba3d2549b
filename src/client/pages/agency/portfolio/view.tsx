import { useEffect, useRef } from 'react'
import { island } from '../../../app/island.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './portfolio.module.css'
import { Part as FiltersPart } from './portfolio-filters.tsx'
import { Part as ProjectPart } from './project-dialog.tsx'
import { Part as ProjectsPart } from './project-list.tsx'
import { usePortfolio } from './use-portfolio.ts'

const Filters = island(FiltersPart)
const Projects = island(ProjectsPart, <LoadingBlock />)
const Project = island(ProjectPart)

export function View() {
  const { choice } = usePortfolio()
  useCardFocus(choice.project)
  return (
    <AgencyFrame>
      <div className={styles.portfolio}>
        <Filters />
        {/* Target of the page links; must exist while the projects are still loading. */}
        <div id="projects">
          <Projects />
        </div>
        <Project />
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
