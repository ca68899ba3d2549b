import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { askedPage, type ResponsesSubject, responsesChoice, responsesRequest } from './responses-query.ts'

const requests = (subject: ResponsesSubject, query: URLSearchParams) => [
  callRequest('customer-reviews', { ...responsesRequest(responsesChoice(subject, query)), ...askedPage(query) }),
]

const LIST = {
  kind: 'page',
  header: 'customer-reviews',
  query: ['price', 'page'],
  tags: () => ['responses'],
  views: bothDevices(lazyModule(() => import('./customer-responses.tsx'))),
} as const

export const responsePages = definePages({
  'customer-responses': { ...LIST, calls: (_, query) => requests({}, query) },
  'category-responses': { ...LIST, calls: requests },
  'agency-responses': {
    ...LIST,
    query: ['category', 'price', 'page'],
    calls: requests,
    tags: ({ agency }) => ['responses', `agency:${agency}`],
  },
  'customer-response': {
    kind: 'page',
    header: 'customer-review',
    calls: ({ agency, id }) => [callRequest('customer-review', { agency, id })],
    tags: ({ agency }) => ['responses', `agency:${agency}`],
    views: bothDevices(lazyModule(() => import('./customer-response.tsx'))),
  },
})
