import { ALL_RATINGS } from '#domain/counter/demand.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { CONTEXT, tenderChoice } from './promo/tender-choice.ts'

const PRIVATE = { kind: 'private', query: ['sent'], tags: () => [] } as const

export const tenderPages = definePages({
  tender: {
    kind: 'form',
    header: null,
    query: ['agencies', ...CONTEXT, 'sent'],
    lists: ['agencies'],
    drawnOnly: ['demand-dynamics', 'responses-about-workspace'],
    calls: (_, query) => {
      const { ids, proposals } = tenderChoice(query)
      const drawn = [
        callRequest('demand-dynamics', { path: ALL_RATINGS }),
        callRequest('responses-about-workspace', {}),
      ]
      if (ids !== '') return [callRequest('agency-info-for-tender', { ids }), ...drawn]
      return proposals ? [callRequest('tender-proposals', proposals), ...drawn] : drawn
    },
    tags: () => ['tender'],
    views: bothDevices(lazyModule(() => import('./promo/view.tsx'))),
  },
  'tender-confirm': {
    ...PRIVATE,
    header: 'tender-status',
    calls: ({ key }) => [callRequest('tender-status', { key })],
    views: bothDevices(lazyModule(() => import('./confirm/view.tsx'))),
  },
  'tender-status': {
    ...PRIVATE,
    header: 'tender-status',
    calls: ({ key }) => [callRequest('tender-status', { key })],
    views: bothDevices(lazyModule(() => import('./status/view.tsx'))),
  },
  'tender-answer': {
    ...PRIVATE,
    header: 'tender-request',
    calls: ({ key }) => [callRequest('tender-request', { key })],
    views: bothDevices(lazyModule(() => import('./answer/view.tsx'))),
  },
})
