import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { registerQuery } from './register-query.ts'

export const advertisingRegisterPage = definePage({
  name: 'advertising-register',
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
  views: bothDevices(lazyModule(() => import('./register-view.tsx'))),
})
