import { ProjectFilters } from '../../../features/project-filters/project-filters.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { CmsFrame } from '../frame/cms-frame.tsx'
import { ProjectList } from './project-list.tsx'
import styles from './projects.module.css'
import { projectsHref, withFilter } from './projects-href.ts'
import { useProjects } from './use-projects.ts'

export function View() {
  return (
    <CmsFrame>
      <FilterBar />
      <ProjectList />
    </CmsFrame>
  )
}

function FilterBar() {
  const { cms, choice, params } = useProjects()
  const { response, isError, retry } = useCall('cms-projects-filters', params)
  if (isError) return <ErrorBlock onRetry={retry}>Фильтры не загрузились</ErrorBlock>
  if (!response) return <div className={styles.room} />
  const { data, label, results_count } = response
  return (
    <ProjectFilters
      groups={data}
      hrefOf={(key, value) => projectsHref(cms, withFilter(choice, key, value))}
      label={label}
      count={results_count}
      resetHref={projectsHref(cms, {})}
    />
  )
}
