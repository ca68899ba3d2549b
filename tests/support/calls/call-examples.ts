import type { CallName, Params } from '#contract/index.ts'
import { AD_ORDER } from './ad-order.ts'
import type { KnownThings } from './known-things.ts'
import { REGISTRATION } from './registration.ts'
import { NO_KEY, REVIEW } from './review-keys.ts'
import { PDF, TENDER } from './tender-keys.ts'

interface Example<N extends CallName> {
  params: Params<N>
  /** Well-formed parameters of a missing entity; null for calls that never answer 404. */
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

const { transfer: _, ...MESSAGE } = FEEDBACK

const SUBSCRIPTION = { email: 'anna@vetrova.example', consent: true, website: '', spent: 60_000 }

const REVIEW_REQUEST = {
  service: 'sites',
  url: 'https://volga-okna.example/',
  email: 'anna@volga-okna.example',
  reason: 'Почта на домене группы компаний',
  consent: true,
  website: '',
  spent: 60_000,
}
const REPLY = 'Спасибо за отзыв: о сроках теперь предупреждаем заранее'

/** Cycles through the keys after the first: some calls succeed once per key. */
const inTurn = (keys: readonly string[]) => {
  let reads = 0
  return () => keys[1 + (reads++ % (keys.length - 1))] ?? NO_KEY
}

type Examples = { [N in CallName]: Example<N> }

/** An example of each call on the tiny market. A new call without one does not compile. */
export function callExamples({ agency, ...known }: KnownThings): Examples {
  const reviewKey = inTurn(known.reviewKeys)
  const replyKey = inTurn(known.replyKeys)
  const answerKey = inTurn(known.answerKeys)
  let times = 0
  return {
    'main-menu': { params: {}, missing: null },
    'main-top': { params: {}, missing: null },
    ratings: { params: {}, missing: null },
    'main-responses': { params: {}, missing: null },
    'bottom-pages': { params: { path: '/digital-agencies/' }, missing: null },
    'page-html-head': { params: { path: '/digital-agencies/2025/' }, missing: null },
    'contacts-info': { params: {}, missing: null },
    'cost-services-list': { params: {}, missing: null },
    'cost-filters': { params: { service: 'sites', type: 'shop' }, missing: { service: 'no-such-service' } },
    'cost-approximate-price': {
      params: { service: 'sites', type: 'shop', region: 'kazan', budget: '1,5 млн' },
      missing: { service: 'no-such-service' },
    },
    'cost-popular-queries': { params: {}, missing: null },
    'cost-analytics-calculator': {
      params: { service: 'sites', by: 'region', sort: 'median' },
      missing: { service: 'no-such-service' },
    },
    'rating-page-main-info': {
      params: { path: '/digital-agencies/', next: '20' },
      missing: { path: '/no-such-rating/' },
    },
    'rating-page-filters': { params: { path: '/crm/', countries: 1 }, missing: { path: '/crm/2015/' } },
    'rating-outside': { params: { path: '/seo+context/', budget: 90_000 }, missing: { path: '/no-such-rating/' } },
    'rating-own-row': { params: { path: '/crm/', name: 'бюро' }, missing: { path: '/no-such/', name: 'бюро' } },
    'rating-my': { params: { path: '/digital-agencies/', cities: 1 }, missing: { path: '/cms/' } },
    'rating-my-firmness': { params: { path: '/crm/', w: '25-40-15-10-0-10' }, missing: { path: '/no-such/' } },
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
    'redirect-info': { params: { path: '/abouut/', missing: true }, missing: null },
    'agency-header': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-about': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-prices': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-clients': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-presence-in-rating': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-works': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-fit': {
      params: { agency, type: 'shop', budget: 1_500_000, deadline: '2027-03-01' },
      missing: { agency: 'no-such-agency' },
    },
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
    'agency-compare-by-table': { params: { ids: '1,2,3', sort: '-average', tab: 'main' }, missing: null },
    picker: { params: { type: 'shop', city: 'kazan' }, missing: null },
    'picker-preview': { params: { type: 'shop', budget: 1_500_000 }, missing: null },
    'main-prices': { params: {}, missing: null },
    'main-moves': { params: {}, missing: null },
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
    'about-plans': { params: {}, missing: null },
    'about-team': { params: {}, missing: null },
    'press-page': { params: {}, missing: null },
    'review-checks': { params: {}, missing: null },
    'promo-page': { params: { year: 2025 }, missing: { year: 2001 } },
    'promo-page-awards': { params: { year: 2025 }, missing: { year: 2001 } },
    'promo-page-best-works': { params: { year: 2025 }, missing: { year: 2001 } },
    'promo-page-responses': { params: {}, missing: null },
    'promo-award': {
      params: { year: 2025, nomination: 'work' },
      missing: { year: 2025, nomination: 'no-such-nomination' },
    },
    'promo-page-send-feedback': {
      params: { ...MESSAGE, signature: 'директор, Мастерская', publish: true },
      missing: null,
    },
    'responses-about-workspace': { params: {}, missing: null },
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
    'cases-list': { params: { hashtag: 'sites', next: 'mh4v8w00-a' }, missing: { hashtag: 'no-such-hashtag' } },
    'news-list': { params: { category: 'market', next: 'mh4v8w00-a' }, missing: { category: 'no-such-category' } },
    'news-one': { params: { slug: 'calculator-opened' }, missing: { slug: 'no-such-news' } },
    'agency-mentions': {
      params: { agency, next: 'mh4v8w00-a' },
      missing: { agency: 'no-such-agency' },
    },
    'research-list': { params: { limit: 2 }, missing: null },
    'research-get': { params: { slug: 'ceny-2026' }, missing: { slug: 'no-such-study' } },
    'abc-list': { params: {}, missing: null },
    'abc-get': { params: { slug: 'brif' }, missing: { slug: 'no-such-term' } },
    'cases-popular-list': { params: {}, missing: null },
    'cases-get-item': { params: { id: known.study }, missing: { id: NO_ID } },
    'cases-hashtag-list': { params: {}, missing: null },
    'cases-simmilar': { params: { id: known.study }, missing: { id: NO_ID } },
    'agency-show-phone': { params: { agency }, missing: { agency: 'no-such-agency' } },
    'agency-page-send-feedback': {
      params: { agency, ...FEEDBACK },
      missing: { agency: 'no-such-agency', ...FEEDBACK },
    },
    'review-req-form': { params: { path: `/agency-${agency}/` }, missing: null },
    'review-req-new': {
      get params() {
        times += 1
        return { path: agency, ...REVIEW_REQUEST, email: `anna-${times}@volga-okna.example` }
      },
      missing: null,
    },
    'review-req-help': { params: {}, missing: null },
    'review-add-form': { params: { key: known.reviewKeys[0] }, missing: null },
    'review-add-send': {
      get params() {
        const key = reviewKey()
        return { key, ...REVIEW, company: `Клиент ${key}`, show_name: true, website: '', spent: 60_000 }
      },
      missing: { key: NO_KEY, ...REVIEW },
    },
    'review-reply-form': { params: { key: known.replyKeys[0] }, missing: null },
    'review-reply-send': {
      get params() {
        return { key: replyKey(), text: REPLY, website: '', spent: 60_000 }
      },
      missing: { key: NO_KEY, text: REPLY },
    },
    'send-feedback': { params: MESSAGE, missing: null },
    message: { params: { key: known.messageKey }, missing: { key: NO_KEY } },
    'message-confirm': { params: { key: known.messageKey, spent: 60_000 }, missing: { key: NO_KEY } },
    '/v2/forms/registration': {
      get params() {
        times += 1
        return { ...REGISTRATION, site: `https://gavan-${times}.example/`, website: '', spent: 60_000 }
      },
      missing: null,
    },
    '/v2/digitalStats/tabs': { params: {}, missing: null },
    '/v2/digitalStats/dropdowns': {
      params: { tab: 'prices', chart: 'median-budget', region: 'moscow', rating: 'crm', period: 'all' },
      missing: { tab: 'no-such-tab' },
    },
    '/v2/digitalStats/charts/{id}': {
      params: { id: 'rating-views', region: 'kazan', device: 'mobile', rating: 'seo+context', period: 'year' },
      missing: { id: 'no-such-chart' },
    },
    'count-events': {
      params: { id: 'example-of-a-batch', events: [{ kind: 'page', path: '/digital-agencies/' }] },
      missing: null,
    },
    'demand-dynamics': { params: { path: '/digital-agencies/' }, missing: { path: '/no-such-rating/' } },
    'tender-proposals': { params: { type: 'sites', city: 'Казань', budget: '1,5 млн' }, missing: null },
    'agency-info-for-tender': { params: { ids: '1,2,3' }, missing: null },
    'tenderline-form': {
      params: { agencies: known.tenderAgency, ...TENDER, files: [PDF], website: '', spent: 60_000 },
      missing: null,
    },
    'tender-confirm': {
      params: { key: known.tenderKeys[1], website: '', spent: 60_000 },
      missing: { key: NO_KEY },
    },
    'tender-status': { params: { key: known.tenderKeys[0] }, missing: { key: NO_KEY } },
    'tender-outcome': {
      params: { key: known.tenderKeys[2], outcome: 'postponed', comment: 'До весны', website: '', spent: 60_000 },
      missing: { key: NO_KEY, outcome: 'postponed' },
    },
    'tender-request': { params: { key: known.answerKeys[0] }, missing: { key: NO_KEY } },
    'tender-read': { params: { key: known.answerKeys[0] }, missing: { key: NO_KEY } },
    'tender-answer': {
      get params() {
        return { key: answerKey(), decision: 'answer', text: REPLY, website: '', spent: 60_000 }
      },
      missing: { key: NO_KEY, decision: 'answer', text: REPLY },
    },
    '/v2/digitalStats/subscribe': { params: { ...SUBSCRIPTION, tab: 'prices' }, missing: null },
    'cases-subscribe': { params: { ...SUBSCRIPTION, hashtag: 'sites' }, missing: null },
    'news-subscribe': { params: SUBSCRIPTION, missing: null },
    subscription: { params: { key: known.subscriptionKeys[0] }, missing: { key: NO_KEY } },
    'subscription-confirm': {
      params: { key: known.subscriptionKeys[1], website: '', spent: 60_000 },
      missing: { key: NO_KEY },
    },
    'subscription-end': {
      params: { key: known.subscriptionKeys[2], website: '', spent: 60_000 },
      missing: { key: NO_KEY },
    },
    'advertising-info': { params: {}, missing: null },
    'advertising-contacts': { params: {}, missing: null },
    'advertising-reviews': { params: {}, missing: null },
    'advertising-price-data': { params: {}, missing: null },
    'advertising-past-sponsors': { params: {}, missing: null },
    'advertising-register': { params: { page: 1 }, missing: { page: 10_000 } },
    'advertising-register-days': { params: { id: 1 }, missing: { id: NO_ID } },
    'promotion-banner': { params: {}, missing: null },
    'advertising-send-statistics': {
      get params() {
        times += 1
        return { email: `anna-${times}@vetrova.example`, consent: true, website: '', spent: 60_000 }
      },
      missing: null,
    },
    'advertising-order': { params: AD_ORDER, missing: null },
    'send-js-log': { params: { id: 'test', path: '/', text: 'Error: test' }, missing: null },
  }
}
