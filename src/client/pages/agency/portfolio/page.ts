import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { choiceIn, PORTFOLIO_KEYS, portfolioCalls } from './portfolio-query.ts'

const VIEW = { module: 'src/client/pages/agency/portfolio/view.tsx', load: () => import('./view.tsx') }

export const agencyPortfolioPage = definePage({
  name: 'agency-portfolio',
  header: 'agency-header',
  calls: ({ agency }, query) => [callRequest('agency-header', { agency }), ...portfolioCalls(agency, choiceIn(query))],
  query: PORTFOLIO_KEYS,
  tags: ({ agency }) => [`agency:${agency}`],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
