import type { CallName, Params } from '#contract/index.ts'

interface Example<N extends CallName> {
  params: Params<N>
  /** Well-formed parameters of something that is not there; null where a call always has an answer. */
  missing: Params<N> | null
}

type Examples = { [N in CallName]: Example<N> }

/** One question of each kind, over the tiny market. A new call does not compile until it has one. */
export const callExamples = (agency: string): Examples => ({
  'main-menu': { params: {}, missing: null },
  'main-top': { params: {}, missing: null },
  ratings: { params: {}, missing: null },
  'main-responses': { params: {}, missing: null },
  'bottom-pages': { params: { path: '/digital-agencies/' }, missing: null },
  'page-html-head': { params: { path: '/digital-agencies/2021/' }, missing: null },
  'contacts-info': { params: {}, missing: null },
  'rating-page-main-info': {
    params: { path: '/digital-agencies/', next: '20' },
    missing: { path: '/no-such-rating/' },
  },
  'rating-page-filters': {
    params: { path: '/digital-agencies/', countries: 1 },
    missing: { path: '/digital-agencies/2015/' },
  },
  'rating-page-sponsors': { params: { path: '/digital-agencies/' }, missing: { path: '/no-such-rating/' } },
  'rating-page-responses': { params: { path: '/digital-agencies/' }, missing: { path: '/no-such-rating/' } },
  'rating-page-partners': { params: { system: 'bitrix' }, missing: { system: 'no-such-system' } },
  'rating-additional-info': {
    params: { ids: '1,2,3', path: '/digital-agencies/' },
    missing: { ids: '1', path: '/no-such-rating/' },
  },
  'rating-tags': { params: { path: '/digital-agencies/' }, missing: { path: '/no-such-rating/' } },
  'rating-reviews': {
    params: { path: '/digital-agencies/', price: 2, page: 1 },
    missing: { path: '/no-such-rating/' },
  },
  'how-to-get-into-ratings': { params: { type: 'branding' }, missing: { type: 'no-such-rating' } },
  '/v2/ratingExperts': { params: { path: '/digital-agencies/' }, missing: { path: '/no-such-rating/' } },
  'redirect-info': { params: { path: '/about/' }, missing: null },
  'agency-header': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-find': { params: { q: 'а', limit: 5 }, missing: null },
  'news-main': { params: {}, missing: null },
  'cases-popular-list': { params: {}, missing: null },
  'send-js-log': { params: { id: 'test', path: '/', text: 'Error: test' }, missing: null },
})
