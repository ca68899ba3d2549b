import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { tenderChoice } from './tender-choice.ts'

export const tenderPage = definePage({
  name: 'tender',
  query: ['agencies', 'system', 'sent'],
  lists: ['agencies'],
  calls: (_, query) => {
    const { ids } = tenderChoice(query)
    return ids === '' ? [] : [callRequest('agency-info-for-tender', { ids })]
  },
  tags: () => ['tender'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
