import { drawnView } from '../../app/drawn-view.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages, type PageViews } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { ORDER_QUERY } from './order-address.ts'
import { registerQuery } from './register/register-query.ts'

type AdCall = 'advertising-info' | 'advertising-past-sponsors' | 'advertising-reviews' | 'advertising-contacts'

/** A page about advertising that shows the answer of one call. */
const drawn = <K extends 'page' | 'form'>(kind: K, call: AdCall, views: PageViews) => ({
  kind,
  header: call,
  drawnOnly: [call],
  query: ['sent'],
  calls: () => [callRequest(call, {})],
  // Contacts and people are texts too.
  tags: () => ['advertising', 'articles', 'texts'],
  views,
})

export const advertisingPages = definePages({
  advertising: drawn('form', 'advertising-info', bothDevices(lazyModule(() => import('./audience-page.tsx')))),
  'advertising-prices': {
    kind: 'form',
    header: 'advertising-price-data',
    query: ['sent', ...ORDER_QUERY],
    calls: () => [callRequest('advertising-price-data', {})],
    tags: () => ['advertising'],
    views: bothDevices(lazyModule(() => import('./ad-prices.tsx'))),
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
    views: drawnView(lazyModule(() => import('./register/register.tsx'))),
  },
  'advertising-past-sponsors': drawn(
    'page',
    'advertising-past-sponsors',
    drawnView(lazyModule(() => import('./past-sponsors.tsx'))),
  ),
  'advertising-reviews': drawn('page', 'advertising-reviews', drawnView(lazyModule(() => import('./ad-reviews.tsx')))),
  'advertising-contacts': drawn(
    'page',
    'advertising-contacts',
    drawnView(lazyModule(() => import('./ad-contacts.tsx'))),
  ),
  sponsors: drawn('page', 'advertising-past-sponsors', drawnView(lazyModule(() => import('./sponsors.tsx')))),
})
