import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { PROJECTS_KEYS, projectsIn, projectsParams } from './projects-query.ts'

export const cmsProjectsPage = definePage({
  name: 'cms-projects',
  header: 'cms-header',
  query: PROJECTS_KEYS,
  calls: ({ cms }, query) => {
    const choice = projectsIn(query)
    const params = projectsParams(cms, choice)
    return [
      callRequest('cms-header', { cms }),
      callRequest('cms-projects-filters', params),
      callRequest('cms-projects', choice.next === undefined ? params : { ...params, next: choice.next }),
    ]
  },
  tags: ({ cms }) => [`cms:${cms}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
