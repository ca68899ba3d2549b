import { drawnView } from '../../app/drawn-view.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { type CasesSubject, casesRequest } from './cases-query.ts'

const requests = (subject: CasesSubject, query: URLSearchParams) => [
  callRequest('cases-list', casesRequest(subject, query)),
  callRequest('cases-hashtag-list', {}),
]

const LIST = {
  kind: 'form',
  header: 'cases-list',
  query: ['next', 'sent'],
  tags: () => ['cases'],
  views: bothDevices(lazyModule(() => import('./case-list.tsx'))),
} as const

export const casePages = definePages({
  cases: { ...LIST, calls: (_, query) => requests({}, query) },
  'cases-hashtag': { ...LIST, calls: requests },
  case: {
    kind: 'page',
    header: 'cases-get-item',
    drawnOnly: ['cases-get-item', 'cases-simmilar'],
    isForReading: true,
    calls: ({ id }) => [callRequest('cases-get-item', { id }), callRequest('cases-simmilar', { id })],
    tags: () => ['cases'],
    views: drawnView(
      lazyModule(() => import('./case-text.tsx')),
      lazyModule(() => import('./case-frame.tsx')),
    ),
  },
})
