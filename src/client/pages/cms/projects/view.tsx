import { CmsFrame } from '../frame/cms-frame.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ProjectList } from './project-list.tsx'

export function View() {
  return (
    <CmsFrame>
      <FilterBar />
      <ProjectList />
    </CmsFrame>
  )
}
