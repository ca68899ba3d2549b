import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { requestParams } from './request-params.ts'

const FORM = {
  kind: 'form',
  sitemap: 'pages',
  bundle: 'review-request',
  header: null,
  query: ['agency', 'sent'],
  calls: (_: object, query: URLSearchParams) => [callRequest('review-req-form', requestParams(query))],
  tags: () => ['texts'],
} as const

export const reviewRequestPages = definePages({
  'review-request': { ...FORM, views: bothDevices(lazyModule(() => import('./view.tsx'))) },
  'review-client': { ...FORM, views: bothDevices(lazyModule(() => import('./client-view.tsx'))) },
  // A text among forms.
  'review-request-help': {
    kind: 'page',
    sitemap: 'pages',
    bundle: 'article',
    header: 'review-req-help',
    drawnOnly: ['review-req-help'],
    calls: () => [callRequest('review-req-help', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./help-view.tsx'))),
  },
})
