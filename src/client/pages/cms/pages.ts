import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { PROJECTS_KEYS, projectsIn, projectsParams, REVIEWS_KEYS, reviewsIn, reviewsParams } from './cms-query.ts'

const TAB = {
  kind: 'page',
  header: 'cms-header',
  tags: ({ cms }: { cms: string }) => [`cms:${cms}`],
} as const

export const cmsPages = definePages({
  cms: {
    ...TAB,
    calls: ({ cms }) => [callRequest('cms-header', { cms }), callRequest('cms-about', { cms })],
    views: bothDevices(lazyModule(() => import('./about/about-page.tsx'))),
  },
  'cms-projects': {
    ...TAB,
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
    views: bothDevices(lazyModule(() => import('./projects/system-projects.tsx'))),
  },
  'cms-reviews': {
    ...TAB,
    query: REVIEWS_KEYS,
    calls: ({ cms }, query) => {
      const choice = reviewsIn(query)
      const params = reviewsParams(cms, choice)
      return [
        callRequest('cms-header', { cms }),
        callRequest('cms-reviews-count-and-filters', params),
        callRequest('cms-reviews', choice.next === undefined ? params : { ...params, next: choice.next }),
      ]
    },
    views: bothDevices(lazyModule(() => import('./reviews/system-reviews.tsx'))),
  },
  'cms-review': {
    ...TAB,
    // The call fails for a review of another system, so its failure is the page's.
    header: 'cms-review',
    calls: ({ cms, id }) => [callRequest('cms-header', { cms }), callRequest('cms-review', { cms, id })],
    views: bothDevices(lazyModule(() => import('./review/system-review.tsx'))),
  },
})
