import { deferredPart } from '../../../app/deferred-part.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './portfolio.module.css'
import { useCardFocus } from './use-card-focus.ts'
import { usePortfolio } from './use-portfolio.ts'

const Filters = deferredPart(() => import('./portfolio-filters.tsx'))
const Projects = deferredPart(() => import('./project-list.tsx'), <LoadingBlock />)
const Project = deferredPart(() => import('./project-dialog.tsx'))

export function View() {
  const { choice } = usePortfolio()
  useCardFocus(choice.project)
  return (
    <AgencyFrame>
      <div className={styles.portfolio}>
        <Filters />
        {/* Page links lead here, also while the page is still on its way. */}
        <div id="projects">
          <Projects />
        </div>
        <Project />
      </div>
    </AgencyFrame>
  )
}
