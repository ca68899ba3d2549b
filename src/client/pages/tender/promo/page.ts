import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { tenderChoice } from './tender-choice.ts'

const VIEW = { module: 'src/client/pages/tender/promo/view.tsx', load: () => import('./view.tsx') }

export const tenderPage = definePage({
  name: 'tender',
  query: ['agencies', 'system', 'sent'],
  lists: ['agencies'],
  calls: (_, query) => {
    const { ids } = tenderChoice(query)
    return ids === '' ? [] : [callRequest('agency-info-for-tender', { ids })]
  },
  tags: () => ['tender'],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
