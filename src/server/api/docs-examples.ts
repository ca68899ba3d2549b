import type { CallApi } from '#contract/index.ts'

/** Parameters to try a call with, by its name, then those that fit any call. */
export type Examples = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Taken from what the site shows now, so that every example has an answer. */
export async function docsExamples(api: CallApi): Promise<Examples> {
  const path = '/digital-agencies/'
  const [{ data: news }, { list: studies }, { letters }, { cases_list: cases }] = await Promise.all([
    api('news-list', {}),
    api('research-list', {}),
    api('abc-list', {}),
    api('cases-list', {}),
  ])
  const [awards, { rows: ads }] = await Promise.all([api('promo-page-awards', {}), api('advertising-register', {})])
  const award = awards.groups.flatMap(({ nominations }) => nominations).find(({ entries }) => entries.length > 0)
  const [{ rows }, { systems }, { reviews }, { list: interviews }, { types }] = await Promise.all([
    api('rating-page-main-info', { path }),
    api('rating-page-main-info', { path: '/cms/' }),
    api('customer-reviews', {}),
    api('agencies-interviews', {}),
    api('picker', {}),
  ])
  const agency = rows[0]?.agency.name_lat ?? ''
  const cms = systems[0]?.slug ?? ''
  const [portfolio, filters, cmsReviews] = await Promise.all([
    agency ? api('agency-portfolio-list', { agency }) : null,
    agency ? api('agency-portfolio-filters', { agency }) : null,
    cms ? api('cms-reviews', { cms }) : null,
  ])
  const [interview, review] = [interviews[0], reviews[0]]
  const idOf = (one: { id: number } | undefined): Record<string, string> => (one ? { id: String(one.id) } : {})
  const ofReview = review ? { ...idOf(review), agency: review.agency.name_lat } : {}
  const person = interview?.person.path.split('/')[2] ?? ''
  return {
    '*': {
      path,
      agency,
      cms,
      q: 'сайт',
      ids: rows
        .slice(0, 2)
        .map(row => row.agency.id)
        .join(),
    },
    'rating-page-partners': { system: cms },
    'rating-own-row': { name: rows[0]?.agency.name ?? '' },
    'cost-filters': { service: 'sites' },
    'cost-approximate-price': { service: 'sites' },
    '/v2/portfolio/projects/{id}': idOf(portfolio?.data[0]),
    '/v2/portfolio/categories/{id}': idOf(filters?.categories[0]),
    'agency-review': ofReview,
    'agency-review-get': ofReview,
    'customer-review': ofReview,
    'customer-review-get': ofReview,
    'cms-review': idOf(cmsReviews?.reviews[0]),
    'cms-review-get': idOf(cmsReviews?.reviews[0]),
    'agencies-interview': { slug: interview?.slug ?? '' },
    'news-one': { slug: news[0]?.slug ?? '' },
    'research-get': { slug: studies[0]?.slug ?? '' },
    'abc-get': { slug: letters[0]?.terms[0]?.path.split('/')[2] ?? '' },
    'cases-get-item': idOf(cases[0]),
    'cases-simmilar': idOf(cases[0]),
    'person-about': { person },
    'person-interview': { person },
    'about-page': { path: '/rules/' },
    '/v2/digitalStats/dropdowns': { tab: 'prices' },
    '/v2/digitalStats/charts/{id}': { id: 'median-budget' },
    'tender-proposals': { type: types[0]?.value ?? '' },
    'promo-award': { year: String(awards.year), nomination: award?.slug ?? '' },
    'advertising-register-days': idOf(ads[0]),
    'review-req-form': { path: '/review-request/' },
  }
}
