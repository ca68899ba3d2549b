import { PHRASE_KEYS } from '#domain/picker/phrase-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { fitPhrase } from './about/fit-phrase.ts'
import { latestParams, summaryParams } from './about/review-params.ts'
import { interviewsParams } from './interviews/interviews-params.ts'
import { mentionsParams } from './mentions/mentions-params.ts'
import { choiceIn, PORTFOLIO_KEYS, portfolioCalls } from './portfolio/portfolio-query.ts'
import { REVIEW_KEYS, reviewsCalls } from './reviews/reviews-query.ts'

const TAB = {
  kind: 'page',
  header: 'agency-header',
  tags: ({ agency }: { agency: string }) => [`agency:${agency}`],
} as const

const headerOf = (agency: string) => callRequest('agency-header', { agency })

export const agencyPages = definePages({
  agency: {
    ...TAB,
    query: PHRASE_KEYS,
    calls: ({ agency }, query) => [
      headerOf(agency),
      callRequest('agency-fit', { agency, ...fitPhrase(query) }),
      callRequest('agency-works', { agency }),
      callRequest('reviews-count-and-filters', summaryParams(agency)),
      callRequest('agency-reviews', latestParams(agency)),
      callRequest('agency-presence-in-rating', { agency }),
      callRequest('agency-about', { agency }),
      callRequest('agency-clients', { agency }),
      callRequest('awards-win-projects', { agency }),
    ],
    views: bothDevices(lazyModule(() => import('./about/view.tsx'))),
  },

  'agency-prices': {
    ...TAB,
    calls: ({ agency }) => [headerOf(agency), callRequest('agency-prices', { agency })],
    views: {
      desktop: lazyModule(() => import('./prices/desktop.tsx')),
      mobile: lazyModule(() => import('./prices/mobile.tsx')),
    },
  },
  'agency-faq': {
    ...TAB,
    calls: ({ agency }) => [headerOf(agency), callRequest('agency-about', { agency })],
    views: bothDevices(lazyModule(() => import('./faq/view.tsx'))),
  },
  'agency-interviews': {
    ...TAB,
    query: ['next'],
    calls: ({ agency }, query) => [
      headerOf(agency),
      callRequest('agencies-interviews', interviewsParams(agency, query)),
    ],
    views: bothDevices(lazyModule(() => import('./interviews/view.tsx'))),
  },

  'agency-portfolio': {
    ...TAB,
    query: PORTFOLIO_KEYS,
    calls: ({ agency }, query) => [headerOf(agency), ...portfolioCalls(agency, choiceIn(query))],
    views: bothDevices(lazyModule(() => import('./portfolio/view.tsx'))),
  },
  'agency-reviews': {
    ...TAB,
    query: REVIEW_KEYS,
    calls: ({ agency }, query) => [headerOf(agency), ...reviewsCalls(agency, query)],
    views: {
      desktop: lazyModule(() => import('./reviews/desktop.tsx')),
      mobile: lazyModule(() => import('./reviews/mobile.tsx')),
    },
  },
  'agency-review': {
    ...TAB,
    // An id that belongs to another agency is a 404.
    header: 'agency-review',
    calls: ({ agency, id }) => [headerOf(agency), callRequest('agency-review', { agency, id })],
    views: bothDevices(lazyModule(() => import('./reviews/review-view.tsx'))),
  },
  'agency-mentions': {
    ...TAB,
    query: ['next'],
    calls: ({ agency }, query) => [
      headerOf(agency),
      callRequest('agency-mentions', mentionsParams(agency, query)),
      callRequest('agencies-interviews', { agency }),
    ],
    tags: ({ agency }) => [`agency:${agency}`, 'articles'],
    views: bothDevices(lazyModule(() => import('./mentions/view.tsx'))),
  },

  'agency-contacts': {
    ...TAB,
    kind: 'form',
    query: ['sent'],
    calls: ({ agency }) => [headerOf(agency)],
    views: bothDevices(lazyModule(() => import('./contacts/view.tsx'))),
  },
})
