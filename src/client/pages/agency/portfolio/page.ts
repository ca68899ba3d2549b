import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { choiceIn, PORTFOLIO_KEYS, portfolioCalls } from './portfolio-query.ts'

export const agencyPortfolioPage = definePage({
  name: 'agency-portfolio',
  header: 'agency-header',
  calls: ({ agency }, query) => [callRequest('agency-header', { agency }), ...portfolioCalls(agency, choiceIn(query))],
  query: PORTFOLIO_KEYS,
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
