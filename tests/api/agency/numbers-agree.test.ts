import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import {
  allReviews,
  headedReviews,
  NDA_PROJECTS,
  ndaProjects,
  PORTFOLIO_PROJECTS,
  portfolioProjects,
  SCORED_PROJECTS,
  SCORED_REVIEWS,
  scoredProjects,
  scoredReviews,
} from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const AGENCIES = 10
const RATING = '/digital-agencies/'

let site: TestApp
let api: CallApi
let rows: Answer<'rating-page-main-info'>['rows']

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  rows = (await api('rating-page-main-info', { path: RATING })).rows.slice(0, AGENCIES)
})
afterAll(() => site.close())

const spaced = (text: string): string => text.replace(/\s+/g, ' ')
async function pageText(url: string): Promise<string> {
  const { body, statusCode } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  return spaced(body.replace(/<title>[^<]*<\/title>/g, ' ').replace(/<[^>]+>/g, ' '))
}
async function count(from: string, values: unknown[]): Promise<number> {
  const { rows: found } = await site.context.database.pool.query(`select count(*)::int as count from ${from}`, values)
  return found[0].count
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('ten agencies', () => {
  test('have the same numbers of projects in every call', async () => {
    expect(rows).toHaveLength(AGENCIES)
    for (const { agency } of rows) {
      const slug = agency.name_lat
      const { projects, tabs } = await api('agency-header', { agency: slug })
      const truth = {
        shown: await count('project where agency_id = $1 and not is_nda', [agency.id]),
        nda: await count('project where agency_id = $1 and is_nda', [agency.id]),
      }
      expect(projects, slug).toEqual({ ...truth, all: truth.shown + truth.nda })
      expect(tabs.find(({ key }) => key === 'portfolio')?.count ?? 0).toBe(projects.shown)
      const filters = await api('agency-portfolio-filters', { agency: slug })
      expect(filters).toMatchObject({ results_count: projects.shown, nda_projects_count: projects.nda })
      expect(sum(filters.categories.map(category => category.count))).toBe(projects.shown)
      const list = await api('agency-portfolio-list', { agency: slug })
      expect(list.data.length + list.more).toBe(projects.shown)
      const { industries } = await api('agency-about', { agency: slug })
      expect(sum(industries.map(industry => industry.projects))).toBe(projects.shown)
    }
  })

  test('have the same number of reviews in every call', async () => {
    for (const { agency } of rows) {
      const slug = agency.name_lat
      const { reviews, tabs } = await api('agency-header', { agency: slug })
      expect(reviews.count, slug).toBe(await count(`review where agency_id = $1 and status = 'published'`, [agency.id]))
      expect(tabs.find(({ key }) => key === 'reviews')?.count ?? 0).toBe(reviews.count)
      const summary = await api('reviews-count-and-filters', { agency: slug })
      expect(summary).toMatchObject({ count: reviews.count, results_count: reviews.count })
      expect(summary.transparency.published).toBe(reviews.count)
      expect(sum(summary.distribution.map(mark => mark.count))).toBe(reviews.count)
      const responses = await api('customer-reviews', { agency: slug })
      expect(responses.count_reviews).toBe(reviews.count)
      const list = await api('agency-reviews', { agency: slug })
      expect(list.reviews.length + list.more).toBe(reviews.count)
    }
  })

  test('are compared by the numbers of their own pages', async () => {
    for (const pair of [rows.slice(0, 5), rows.slice(5)]) {
      const headers = await Promise.all(pair.map(({ agency }) => api('agency-header', { agency: agency.name_lat })))
      const ids = pair.map(({ agency }) => agency.id).join()
      const { groups } = await api('agency-compare-by-table', { ids })
      const textsOf = (key: string) =>
        groups
          .flatMap(group => group.rows)
          .find(row => row.key === key)
          ?.cells.map(({ text }) => text)
      expect(textsOf('projects')).toEqual(headers.map(({ projects }) => counted(projects.shown, 'project')))
      expect(textsOf('nda_projects')).toEqual(headers.map(({ projects }) => counted(projects.nda, 'project')))
      expect(textsOf('reviews')).toEqual(headers.map(({ reviews }) => allReviews(reviews.count)))
      const scores = pair.map(({ place, score }) => `${place}-е место, балл ${formatScore(score)}`)
      expect(textsOf('place_digital_agencies')).toEqual(scores)
      const page = await pageText(`/compare/?ids=${ids}`)
      for (const title of [PORTFOLIO_PROJECTS, NDA_PROJECTS]) expect(page).toContain(spaced(title))
    }
  })

  test('are explained by as many projects and reviews as their rows count', async () => {
    for (const { agency, projects, reviews } of rows) {
      const { additional_info } = await api('rating-additional-info', { path: RATING, ids: String(agency.id) })
      const addends = additional_info[agency.id]?.addends ?? []
      const noteOf = (factor: string) => addends.find(addend => addend.factor === factor)?.note ?? ''
      const listed = (factor: string) => {
        const addend = addends.find(one => one.factor === factor)
        return (addend?.evidence.length ?? 0) + (addend?.more ?? 0)
      }
      expect(noteOf('projects')).toContain(scoredProjects(projects))
      expect(listed('projects')).toBe(projects)
      if (reviews > 0) expect(noteOf('reviews')).toContain(scoredReviews(reviews))
      expect(listed('reviews')).toBe(reviews)
    }
  })

  test('show these numbers under the same labels on every page', async () => {
    const rating = await pageText(RATING)
    for (const head of [SCORED_PROJECTS, SCORED_REVIEWS]) expect(rating).toContain(spaced(head))
    for (const { agency, projects, reviews } of rows) {
      const slug = agency.name_lat
      const header = await api('agency-header', { agency: slug })
      const about = await pageText(`/agency-${slug}/`)
      expect(about).toContain(spaced(`${PORTFOLIO_PROJECTS} ${formatNumber(header.projects.shown)}`))
      expect(about).toContain(spaced(allReviews(header.reviews.count)))
      if (header.projects.nda > 0) expect(about).toContain(spaced(`и ещё ${ndaProjects(header.projects.nda)}`))
      const portfolio = await pageText(`/agency-${slug}/portfolio/`)
      expect(portfolio).toContain(spaced(`Портфолио ${formatNumber(header.projects.shown)}`))
      expect(await pageText(`/agency-${slug}/reviews/`)).toContain(spaced(allReviews(header.reviews.count)))
      expect(rating).toContain(spaced(headedReviews(reviews)))
      expect(await pageText(`${RATING}?why=${agency.id}`)).toContain(spaced(scoredProjects(projects)))
      const { tags } = await api('page-html-head', { path: `/agency-${slug}/` })
      expect(JSON.stringify(tags)).toContain(portfolioProjects(header.projects.shown))
    }
  })
})

test('the numbers of the catalogue are the sums over its agencies', async () => {
  const { counters } = await api('main-menu', {})
  expect(counters).toEqual({
    agencies: await count('agency', []),
    projects: await count('project', []),
    reviews: await count(`review where status = 'published'`, []),
  })
})

test('the wall counts the participants it shows', async () => {
  const { logos } = await api('ratings', { logos: true })
  expect(await pageText('/wall/')).toContain(spaced(counted(logos.length, 'participant')))
  const ofMoscow = logos.filter(({ city }) => city === 'Москва').length
  expect(ofMoscow).toBeGreaterThan(0)
  const chosen = await pageText(`/wall/?city=${encodeURIComponent('Москва')}`)
  expect(chosen).toContain(spaced(counted(ofMoscow, 'participant')))
})

const formatScore = (score: number): string => score.toFixed(1).replace('.', ',')
