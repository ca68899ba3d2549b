import { PHRASE_KEYS } from '#domain/picker/phrase-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import {
  fitPhrase,
  interviewsParams,
  mentionsParams,
  PORTFOLIO_KEYS,
  portfolioCalls,
  portfolioIn,
} from './agency-query.ts'
import { latestParams, REVIEW_KEYS, reviewsCalls, summaryParams } from './reviews-query.ts'

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
    views: bothDevices(lazyModule(() => import('./about/agency-about.tsx'))),
  },

  'agency-prices': {
    ...TAB,
    query: ['budget'],
    calls: ({ agency }) => [headerOf(agency), callRequest('agency-prices', { agency })],
    views: bothDevices(lazyModule(() => import('./prices/agency-prices.tsx'))),
  },
  'agency-faq': {
    ...TAB,
    calls: ({ agency }) => [headerOf(agency), callRequest('agency-about', { agency })],
    views: bothDevices(lazyModule(() => import('./faq/agency-faq.tsx'))),
  },
  'agency-interviews': {
    ...TAB,
    query: ['next'],
    calls: ({ agency }, query) => [
      headerOf(agency),
      callRequest('agencies-interviews', interviewsParams(agency, query)),
    ],
    views: bothDevices(lazyModule(() => import('./interviews/agency-interviews.tsx'))),
  },

  'agency-portfolio': {
    ...TAB,
    query: PORTFOLIO_KEYS,
    calls: ({ agency }, query) => [headerOf(agency), ...portfolioCalls(agency, portfolioIn(query))],
    views: bothDevices(lazyModule(() => import('./portfolio/portfolio.tsx'))),
  },
  'agency-reviews': {
    ...TAB,
    query: REVIEW_KEYS,
    calls: ({ agency }, query) => [headerOf(agency), ...reviewsCalls(agency, query)],
    views: bothDevices(lazyModule(() => import('./reviews/agency-reviews.tsx'))),
  },
  'agency-review': {
    ...TAB,
    // An id that belongs to another agency is a 404.
    header: 'agency-review',
    calls: ({ agency, id }) => [headerOf(agency), callRequest('agency-review', { agency, id })],
    views: bothDevices(lazyModule(() => import('./reviews/agency-review.tsx'))),
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
    views: bothDevices(lazyModule(() => import('./mentions/agency-mentions.tsx'))),
  },

  'agency-contacts': {
    ...TAB,
    kind: 'form',
    query: ['sent'],
    calls: ({ agency }) => [headerOf(agency)],
    views: bothDevices(lazyModule(() => import('./contacts/agency-contacts.tsx'))),
  },
})
