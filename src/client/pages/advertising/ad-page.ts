import { bothDevices, definePage, type ViewSource } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

type AdPath = 'advertising' | 'advertising-past-sponsors' | 'advertising-reviews' | 'advertising-contacts' | 'sponsors'
type AdCall = 'advertising-info' | 'advertising-past-sponsors' | 'advertising-reviews' | 'advertising-contacts'

/** A page about advertising that shows the answer of one call. */
export const adPage = (name: AdPath, call: AdCall, view: ViewSource) =>
  definePage({
    name,
    header: call,
    drawnOnly: [call],
    query: ['sent'],
    calls: () => [callRequest(call, {})],
    // Contacts and people are texts too.
    tags: () => ['advertising', 'articles', 'texts'],
    views: bothDevices(view),
  })
