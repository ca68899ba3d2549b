import { laterPart } from '../../../app/later-part.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { CategoryProjects } from './category-projects.tsx'
import { FilteredProjects } from './filtered-projects.tsx'
import styles from './portfolio.module.css'
import { isWholeCategory } from './portfolio-query.ts'
import { useCardFocus } from './use-card-focus.ts'
import { usePortfolio } from './use-portfolio.ts'

const Filters = laterPart(() => import('./portfolio-filters.tsx'))
const Project = laterPart(() => import('./project-dialog.tsx'))

export function View() {
  const { choice } = usePortfolio()
  useCardFocus(choice.project)
  return (
    <AgencyFrame>
      <div className={styles.portfolio}>
        <Filters />
        {isWholeCategory(choice) ? <CategoryProjects /> : <FilteredProjects />}
        <Project />
      </div>
    </AgencyFrame>
  )
}
