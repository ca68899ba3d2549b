import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { formatNumber, roundDecimal } from '#domain/numbers/numbers.ts'
import {
  headedReviews,
  PORTFOLIO_PROJECTS,
  SCORED_REVIEWS,
  scoredAgencies,
  scoredProjects,
  scoredReviews,
} from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const SYSTEMS = 5
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

let site: TestApp
let api: CallApi
let rows: Answer<'rating-page-main-info'>['systems']

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  rows = (await api('rating-page-main-info', { path: '/cms/' })).systems.slice(0, SYSTEMS)
})
afterAll(() => site.close())

const spaced = (text: string): string => text.replace(/\s+/g, ' ')
async function pageText(url: string, agent = ''): Promise<string> {
  const { body, statusCode } = await site.app.inject({ url, headers: { 'user-agent': agent } })
  expect(statusCode, url).toBe(200)
  return spaced(body.replace(/<title>[^<]*<\/title>/g, ' ').replace(/<[^>]+>/g, ' '))
}
async function countProjects(what: string, cms: string): Promise<number> {
  const { rows: found } = await site.context.database.pool.query(
    `select count(${what})::int as count from project where system = $1 and not is_nda`,
    [cms],
  )
  return found[0].count
}

test('a system has the numbers of its row in the rating wherever they are in the score', async () => {
  expect(rows).toHaveLength(SYSTEMS)
  const table = await pageText('/cms/')
  expect(table).toContain(spaced(SCORED_REVIEWS))
  const cards = await pageText('/cms/', PHONE)
  for (const { slug, place, score, projects, agencies, reviews, share } of rows) {
    const header = await api('cms-header', { cms: slug })
    expect(header.place, slug).toMatchObject({ place, score, projects, agencies, reviews })
    const { share_by_year } = await api('cms-about', { cms: slug })
    expect(share_by_year.at(-1)).toMatchObject({ share, projects, place })
    const page = await pageText(`/cms-${slug}/`)
    expect(page).toContain(
      spaced(`В зачёте за три года ${counted(projects, 'project')}, ${counted(agencies, 'agency')}`),
    )
    expect(table).toContain(spaced(headedReviews(reviews)))
    for (const label of [scoredProjects(projects), scoredAgencies(agencies), scoredReviews(reviews)])
      expect(cards).toContain(spaced(label))
  }
})

test('the public projects of a system and their agencies are the same everywhere', async () => {
  for (const { slug } of rows) {
    const { projects, agencies, tabs } = await api('cms-header', { cms: slug })
    expect(projects, slug).toBe(await countProjects('*', slug))
    expect(agencies, slug).toBe(await countProjects('distinct agency_id', slug))
    expect(tabs.find(({ key }) => key === 'projects')?.count).toBe(projects)
    const { results_count } = await api('cms-projects-filters', { cms: slug })
    expect(results_count).toBe(projects)
    const list = await api('cms-projects', { cms: slug })
    expect(list.data.length + list.more).toBe(projects)
    expect(await pageText(`/cms-${slug}/`)).toContain(spaced(`${PORTFOLIO_PROJECTS} ${formatNumber(projects)}`))
  }
})

test('an agency has as many projects on a system on its own page as on the page of the system', async () => {
  for (const { slug, title } of rows) {
    const { partners } = await api('cms-about', { cms: slug })
    const ranked = await api('rating-page-partners', { system: slug })
    for (const { agency, projects } of [...partners, ...ranked.partners]) {
      const { technologies } = await api('agency-about', { agency: agency.name_lat })
      expect(technologies.find(technology => technology.title === title)?.projects, agency.name).toBe(projects)
      const own = await api('agency-portfolio-filters', { agency: agency.name_lat, system: slug })
      expect(own.results_count).toBe(projects)
    }
  }
})

test('the reviews of a system are the same in its header, tab, summary and list', async () => {
  for (const { slug } of rows) {
    const { reviews, tabs } = await api('cms-header', { cms: slug })
    expect(tabs.find(({ key }) => key === 'reviews')?.count ?? 0).toBe(reviews.count)
    const summary = await api('cms-reviews-count-and-filters', { cms: slug })
    expect(summary).toMatchObject({ count: reviews.count, results_count: reviews.count })
    const list = await api('cms-reviews', { cms: slug })
    expect(list.reviews.length + list.more).toBe(reviews.count)
  }
})

test('equal systems have equal shares in every edition, also in one frozen with shares made to add up', async () => {
  const { pool } = site.context.database
  await pool.query('alter table cms_entry disable trigger user')
  // Equal systems of a whole: 33,4 %, 33,3 % and 33,3 % were stored.
  await pool.query(`update cms_entry set projects = 7, share = case place when 1 then 0.334 else 0.333 end`)
  await pool.query('alter table cms_entry enable trigger user')
  site.context.memo.clear()
  const { systems } = await api('rating-page-main-info', { path: '/cms/' })
  expect(systems.length).toBeGreaterThan(1)
  expect(new Set(systems.map(({ share }) => share))).toEqual(new Set([roundDecimal(1 / systems.length, 3)]))

  const { rows: listed } = await pool.query<{ cms: string }>(`select distinct cms from cms_entry where slice = ''`)
  const shares = new Map<string, number[]>()
  for (const { cms } of listed) {
    const { share_by_year } = await api('cms-about', { cms })
    for (const { title, share } of share_by_year) shares.set(title, [...(shares.get(title) ?? []), share])
  }
  expect(shares.size).toBeGreaterThan(1)
  for (const [title, of] of shares) expect(new Set(of), title).toEqual(new Set([roundDecimal(1 / of.length, 3)]))
})
