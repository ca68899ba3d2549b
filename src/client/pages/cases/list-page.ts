import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { type CasesSubject, casesRequest } from './cases-query.ts'

const requests = (subject: CasesSubject, query: URLSearchParams) => [
  callRequest('cases-list', casesRequest(subject, query)),
  callRequest('cases-hashtag-list', {}),
]

const list = {
  header: 'cases-list',
  query: ['next', 'sent'],
  tags: () => ['cases'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
} as const

export const casesPage = definePage({ ...list, name: 'cases', calls: (_, query) => requests({}, query) })

export const casesHashtagPage = definePage({ ...list, name: 'cases-hashtag', calls: requests })
