import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { projectsIn, projectsParams } from './projects-query.ts'

/** The chosen filters, as in the URL and as call parameters. */
export function useProjects() {
  const { cms } = usePageParams('cms-projects')
  const query = usePageQuery()
  return useMemo(() => {
    const choice = projectsIn(query)
    return { cms, choice, params: projectsParams(cms, choice) }
  }, [cms, query])
}
