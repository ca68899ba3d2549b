import { ALL_RATINGS } from '#domain/counter/demand.ts'
import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { CONTEXT, tenderChoice } from './tender-choice.ts'

export const tenderPage = definePage({
  name: 'tender',
  query: ['agencies', ...CONTEXT, 'sent'],
  lists: ['agencies'],
  drawnOnly: ['demand-dynamics', 'responses-about-workspace'],
  calls: (_, query) => {
    const { ids, proposals } = tenderChoice(query)
    const drawn = [callRequest('demand-dynamics', { path: ALL_RATINGS }), callRequest('responses-about-workspace', {})]
    if (ids !== '') return [callRequest('agency-info-for-tender', { ids }), ...drawn]
    return proposals ? [callRequest('tender-proposals', proposals), ...drawn] : drawn
  },
  tags: () => ['tender'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
