import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { textView } from '../../features/article/text-view.ts'
import { callRequest } from '../../store/remote.ts'
import { requestParams } from './request-params.ts'

const FORM = {
  kind: 'form',
  header: null,
  query: ['agency', 'sent'],
  calls: (_: object, query: URLSearchParams) => [callRequest('review-req-form', requestParams(query))],
  tags: () => ['texts'],
} as const

const BY_KEY = { kind: 'private', header: null, query: ['sent'], tags: () => [] } as const

export const reviewFormPages = definePages({
  'review-request': { ...FORM, views: bothDevices(lazyModule(() => import('./review-request.tsx'))) },
  'review-client': { ...FORM, views: bothDevices(lazyModule(() => import('./client-request.tsx'))) },
  'review-request-help': {
    kind: 'page',
    header: 'review-req-help',
    drawnOnly: ['review-req-help'],
    calls: () => [callRequest('review-req-help', {})],
    tags: () => ['articles'],
    views: textView(lazyModule(() => import('./request-help.tsx'))),
  },
  'review-add': {
    ...BY_KEY,
    calls: ({ key }) => [callRequest('review-add-form', { key })],
    views: bothDevices(lazyModule(() => import('./review-add.tsx'))),
  },
  'review-reply': {
    ...BY_KEY,
    calls: ({ key }) => [callRequest('review-reply-form', { key })],
    views: bothDevices(lazyModule(() => import('./review-reply.tsx'))),
  },
})
