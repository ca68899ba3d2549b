import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages, type ViewSource } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { registerQuery } from './register/register-query.ts'

type AdCall = 'advertising-info' | 'advertising-past-sponsors' | 'advertising-reviews' | 'advertising-contacts'

/** A page about advertising that shows the answer of one call. */
const drawn = <K extends 'page' | 'form'>(kind: K, call: AdCall, view: ViewSource) => ({
  kind,
  header: call,
  drawnOnly: [call],
  query: ['sent'],
  calls: () => [callRequest(call, {})],
  // Contacts and people are texts too.
  tags: () => ['advertising', 'articles', 'texts'],
  views: bothDevices(view),
})

const info = lazyModule(() => import('./info-view.tsx'))
const text = lazyModule(() => import('./text-view.tsx'))

export const advertisingPages = definePages({
  advertising: drawn('form', 'advertising-info', info),
  'advertising-prices': {
    kind: 'form',
    header: 'advertising-price-data',
    query: ['sent'],
    calls: () => [callRequest('advertising-price-data', {})],
    tags: () => ['advertising'],
    views: bothDevices(lazyModule(() => import('./prices-view.tsx'))),
  },
  'advertising-register': {
    kind: 'page',
    header: 'advertising-register',
    drawnOnly: ['advertising-register', 'advertising-register-days'],
    query: ['page', 'ad'],
    calls: (_, query) => {
      const { page, ad } = registerQuery(query)
      return [
        callRequest('advertising-register', page === 1 ? {} : { page }),
        ...(ad === null ? [] : [callRequest('advertising-register-days', { id: ad })]),
      ]
    },
    tags: () => ['advertising'],
    views: bothDevices(lazyModule(() => import('./register/register-view.tsx'))),
  },
  'advertising-past-sponsors': drawn('page', 'advertising-past-sponsors', text),
  'advertising-reviews': drawn('page', 'advertising-reviews', text),
  'advertising-contacts': drawn('page', 'advertising-contacts', text),
  sponsors: drawn('page', 'advertising-past-sponsors', text),
})
