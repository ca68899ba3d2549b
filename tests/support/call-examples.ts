import type { CallName, Params } from '#contract/index.ts'
import type { KnownThings } from './known-things.ts'

interface Example<N extends CallName> {
  params: Params<N>
  /** Well-formed parameters of something that is not there; null where a call always has an answer. */
  missing: Params<N> | null
}

const NO_ID = 2_147_483_647

const FEEDBACK = {
  name: 'Анна Ветрова',
  email: 'anna@vetrova.example',
  phone: '+7 495 000-12-34',
  message: 'Нужен сайт для мастерской. Когда можно поговорить?',
  consent: true,
  transfer: true,
  website: '',
  spent: 60_000,
}

type Examples = { [N in CallName]: Example<N> }

/** One question of each kind, over the tiny market. A new call does not compile until it has one. */
export const callExamples = ({ agency, ...known }: KnownThings): Examples => ({
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
  'agency-about': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-prices': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-clients': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-presence-in-rating': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'awards-win-projects': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-portfolio-filters': {
    params: { agency, category: known.category, price: 2 },
    missing: { agency: 'no-such-agency' },
  },
  'agency-portfolio-list': {
    params: { agency, site_type: 'shop', business_type: 'finance', year: 0, system: 'bitrix', next: 'mh4v8w00-a' },
    missing: { agency: 'no-such-agency' },
  },
  '/v2/portfolio/categories/{id}': { params: { id: known.category, page: 1 }, missing: { id: NO_ID } },
  '/v2/portfolio/projects/{id}': { params: { id: known.project, price: 0 }, missing: { id: NO_ID } },
  'reviews-count-and-filters': {
    params: { agency, category: 'sites', price: 2 },
    missing: { agency: 'no-such-agency' },
  },
  'agency-reviews': {
    params: { agency, category: 'all', price: 0, next: 'mh4v8w00-a' },
    missing: { agency: 'no-such-agency' },
  },
  'agency-review': { params: { agency, id: known.review }, missing: { agency, id: NO_ID } },
  'agency-review-get': { params: { id: known.review }, missing: { id: NO_ID } },
  'agency-find': { params: { q: 'а', limit: 5 }, missing: null },
  'customer-reviews': {
    params: { category: 'sites', agency, price: 2, page: 1 },
    missing: { category: 'no-such-service' },
  },
  'customer-review': { params: { agency, id: known.review }, missing: { agency, id: NO_ID } },
  'customer-review-get': { params: { id: known.review }, missing: { id: NO_ID } },
  'agencies-interviews': { params: { agency, next: 'mh4v8w00-a' }, missing: { agency: 'no-such-agency' } },
  'agencies-interview': { params: { slug: known.interview }, missing: { slug: 'no-such-interview' } },
  'person-about': { params: { person: known.person }, missing: { person: 'no-such-person' } },
  'person-interview': { params: { person: known.person }, missing: { person: 'no-such-person' } },
  'about-page': { params: { path: '/consent/' }, missing: { path: '/no-such-text/' } },
  'cms-header': { params: { cms: known.cms }, missing: { cms: 'no-such-system' } },
  'cms-about': { params: { cms: known.cms }, missing: { cms: 'no-such-system' } },
  'cms-projects-filters': { params: { cms: known.cms, price: 2 }, missing: { cms: 'no-such-system' } },
  'cms-projects': { params: { cms: known.cms, year: 2025 }, missing: { cms: 'no-such-system' } },
  'cms-reviews-count-and-filters': {
    params: { cms: known.cms, category: 'sites', price: 2 },
    missing: { cms: 'no-such-system' },
  },
  'cms-reviews': { params: { cms: known.cms, category: 'sites' }, missing: { cms: 'no-such-system' } },
  'cms-review': { params: { cms: known.cms, id: known.cmsReview }, missing: { cms: known.cms, id: NO_ID } },
  'cms-review-get': { params: { id: known.cmsReview }, missing: { id: NO_ID } },
  'news-main': { params: {}, missing: null },
  'cases-popular-list': { params: {}, missing: null },
  'agency-show-phone': { params: { agency }, missing: { agency: 'no-such-agency' } },
  'agency-page-send-feedback': { params: { agency, ...FEEDBACK }, missing: { agency: 'no-such-agency', ...FEEDBACK } },
  'send-js-log': { params: { id: 'test', path: '/', text: 'Error: test' }, missing: null },
})
