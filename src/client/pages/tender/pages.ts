import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { CONTEXT, NOT_ASKED, tenderChoice } from './promo/tender-choice.ts'

const PRIVATE = { kind: 'private', query: ['sent'], tags: () => [] } as const

export const tenderPages = definePages({
  tender: {
    kind: 'form',
    header: null,
    query: ['agencies', ...CONTEXT, 'sent'],
    lists: ['agencies'],
    drawnOnly: ['responses-about-workspace'],
    calls: (_, query) => {
      const { ids, proposals } = tenderChoice(query)
      const drawn = [callRequest('responses-about-workspace', {})]
      if (ids !== '') return [callRequest('agency-info-for-tender', { ids }), ...drawn]
      return [callRequest('tender-proposals', proposals ?? NOT_ASKED), ...drawn]
    },
    tags: () => ['tender'],
    views: bothDevices(lazyModule(() => import('./promo/tender-page.tsx'))),
  },
  'tender-confirm': {
    ...PRIVATE,
    header: 'tender-status',
    calls: ({ key }) => [callRequest('tender-status', { key })],
    views: bothDevices(lazyModule(() => import('./confirm/tender-confirm.tsx'))),
  },
  'tender-status': {
    ...PRIVATE,
    header: 'tender-status',
    calls: ({ key }) => [callRequest('tender-status', { key })],
    views: bothDevices(lazyModule(() => import('./status/tender-status.tsx'))),
  },
  'tender-answer': {
    ...PRIVATE,
    header: 'tender-request',
    calls: ({ key }) => [callRequest('tender-request', { key })],
    views: bothDevices(lazyModule(() => import('./answer/tender-answer.tsx'))),
  },
})
