import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { askedPage, type ResponsesSubject, responsesChoice, responsesRequest } from './responses-query.ts'

const requests = (subject: ResponsesSubject, query: URLSearchParams) => [
  callRequest('customer-reviews', { ...responsesRequest(responsesChoice(subject, query)), ...askedPage(query) }),
]

const list = {
  header: 'customer-reviews',
  query: ['price', 'page'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
} as const

export const customerResponsesPage = definePage({
  ...list,
  name: 'customer-responses',
  calls: (_, query) => requests({}, query),
  tags: () => ['responses'],
})

export const categoryResponsesPage = definePage({
  ...list,
  name: 'category-responses',
  calls: requests,
  tags: () => ['responses'],
})

export const agencyResponsesPage = definePage({
  ...list,
  name: 'agency-responses',
  query: ['category', 'price', 'page'],
  calls: requests,
  tags: ({ agency }) => ['responses', `agency:${agency}`],
})
