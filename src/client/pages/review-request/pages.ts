import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { requestParams } from './request-params.ts'

const FORM = {
  kind: 'form',
  header: null,
  query: ['agency', 'sent'],
  calls: (_: object, query: URLSearchParams) => [callRequest('review-req-form', requestParams(query))],
  tags: () => ['texts'],
} as const

export const reviewRequestPages = definePages({
  'review-request': { ...FORM, views: bothDevices(lazyModule(() => import('./view.tsx'))) },
  'review-client': { ...FORM, views: bothDevices(lazyModule(() => import('./client-view.tsx'))) },
  'review-request-help': {
    kind: 'page',
    header: 'review-req-help',
    drawnOnly: ['review-req-help'],
    calls: () => [callRequest('review-req-help', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./help-view.tsx'))),
  },
})
