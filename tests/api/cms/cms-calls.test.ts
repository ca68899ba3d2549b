import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { localApi } from '#server/api/local-api.ts'
import type { Context } from '#server/context.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let context: Context
let api: CallApi
/** The CMS with the most published reviews. */
let cms: string

beforeAll(async () => {
  site = await openTestApp()
  context = site.context
  api = localApi(context)
  const { rows } = await context.database.pool.query(
    `select system from review where status = 'published' and system is not null group by 1 order by count(*) desc, 1 limit 1`,
  )
  cms = rows[0].system
})
afterAll(() => site.close())
beforeEach(() => context.memo.clear())

type Filters = { site_type?: string; business_type?: string; year?: number; price?: number }

/** Ids of all pages in order, with a callback between pages. */
async function allProjects(filters: Filters = {}, between = async () => {}): Promise<number[]> {
  const ids: number[] = []
  let next: string | null | undefined
  while (next !== null) {
    const page = await api('cms-projects', { cms, ...filters, ...(next ? { next } : {}) })
    ids.push(...page.data.map(({ id }) => id))
    next = page.next
    await between()
  }
  return ids
}

async function allReviews(filters: { category?: string; price?: number } = {}, between = async () => {}) {
  const ids: number[] = []
  let next: string | null | undefined
  while (next !== null) {
    const page = await api('cms-reviews', { cms, ...filters, ...(next ? { next } : {}) })
    ids.push(...page.reviews.map(({ id }) => id))
    next = page.next
    await between()
  }
  return ids
}

const shownProjects = async (): Promise<number[]> => {
  const { rows } = await context.database.pool.query(
    'select id from project where system = $1 and not is_nda order by launched desc, id desc',
    [cms],
  )
  return rows.map(({ id }) => id)
}

const publishedReviews = async (): Promise<number[]> => {
  const { rows } = await context.database.pool.query(
    `select id from review where system = $1 and status = 'published' order by published_at desc, id desc`,
    [cms],
  )
  return rows.map(({ id }) => id)
}

/** Copies a project of the CMS with the given launch date. */
async function insertProject(launched: string, isNda = false): Promise<number> {
  const { rows } = await context.database.pool.query(
    `insert into project (agency_id, client_id, title, service, industry, system, budget, months, launched, is_nda)
     select agency_id, client_id, 'Новый проект', service, industry, system, budget, months, $2, $3
     from project where system = $1 order by id limit 1 returning id`,
    [cms, launched, isNda],
  )
  return rows[0].id
}

async function insertReview(publishedAt: Date): Promise<number> {
  const { rows } = await context.database.pool.query(
    `insert into review (agency_id, service, system, overall, quality, terms, communication, value, recommend, body,
       price, author_name, author_role, company_name, evidence, status, created_at, published_at)
     select agency_id, service, system, 5, 5, 5, 5, 5, 5, 'Новый отзыв', price, author_name, author_role, company_name,
       evidence, 'published', $2, $2 from review where system = $1 and status = 'published' order by id limit 1
     returning id`,
    [cms, publishedAt],
  )
  return rows[0].id
}

test('the header counts what the lists show', async () => {
  const { projects, reviews, tabs } = await api('cms-header', { cms })
  expect(projects).toBe((await shownProjects()).length)
  expect(reviews.count).toBe((await publishedReviews()).length)
  expect(tabs.map(({ key, count }) => [key, count])).toEqual([
    ['about', null],
    ['projects', projects],
    ['reviews', reviews.count],
  ])
})

test('paginating projects while others are added yields no gaps or duplicates', async () => {
  const before = await shownProjects()
  expect(before.length).toBeGreaterThan(24)
  const added: number[] = []
  const seen = await allProjects({}, async () => {
    added.push(await insertProject('2030-01-01'))
  })
  expect(added.length).toBeGreaterThan(2)
  expect(seen).toEqual(before)
  await context.database.pool.query('delete from project where id = any($1)', [added])
})

test('paginating reviews while others are published yields no gaps or duplicates', async () => {
  const before = await publishedReviews()
  expect(before.length).toBeGreaterThan(20)
  const added: number[] = []
  const seen = await allReviews({}, async () => {
    added.push(await insertReview(new Date('2030-01-01')))
  })
  expect(added.length).toBeGreaterThan(2)
  expect(seen).toEqual(before)
  await context.database.pool.query('delete from review where id = any($1)', [added])
})

test('no project is lost when a page ends among projects of one date', async () => {
  const added = []
  for (let count = 0; count < 15; count += 1) added.push(await insertProject('2031-05-05'))
  expect((await allProjects({ year: 2031 })).toSorted((a, b) => a - b)).toEqual(added)
  await context.database.pool.query('delete from project where id = any($1)', [added])
})

test('filter counts match the length of the list, alone and combined with another filter', async () => {
  const { data } = await api('cms-projects-filters', { cms })
  expect(data.map(({ key }) => key)).toEqual(['site_type', 'business_type', 'year', 'price'])
  for (const { key, options } of data) {
    for (const { value, count } of options.slice(0, 6)) {
      expect(await allProjects({ [key]: isNumeric(key) ? Number(value) : value })).toHaveLength(count)
    }
  }
  const filtered = await api('cms-projects-filters', { cms, price: 2 })
  expect(filtered.results_count).toBe((await allProjects({ price: 2 })).length)
  const years = filtered.data.find(({ key }) => key === 'year')?.options ?? []
  expect(years.length).toBeGreaterThan(1)
  for (const { value, count } of years.slice(0, 4)) {
    expect(await allProjects({ price: 2, year: Number(value) })).toHaveLength(count)
  }
})

const isNumeric = (key: string) => key === 'price' || key === 'year'

test('review counts by service and price match the length of the list', async () => {
  const summary = await api('cms-reviews-count-and-filters', { cms, price: 2 })
  for (const { slug, count } of summary.data) {
    expect(await allReviews({ category: slug, price: 2 })).toHaveLength(count)
  }
  for (const { id, count } of summary.price_range) expect(await allReviews({ price: id })).toHaveLength(count)
  const { transparency } = summary
  expect(transparency.received).toBe(transparency.published + transparency.declined + transparency.in_check)
  expect(transparency.published).toBe((await publishedReviews()).length)
})

test('`more` counts the rest of the list', async () => {
  const first = await api('cms-reviews', { cms })
  const second = await api('cms-reviews', { cms, next: first.next ?? '' })
  const all = await publishedReviews()
  expect(first.more).toBe(all.length - 10)
  expect(second.more).toBe(all.length - 20)
  const projects = await api('cms-projects', { cms })
  const next = await api('cms-projects', { cms, next: projects.next ?? '' })
  expect(next.more).toBe((await shownProjects()).length - 24)
})

test('projects under NDA are neither listed nor counted', async () => {
  const before = await api('cms-projects-filters', { cms })
  const ndaProject = await insertProject('2030-02-02', true)
  context.memo.clear()
  expect(await allProjects()).not.toContain(ndaProject)
  expect((await api('cms-projects-filters', { cms })).results_count).toBe(before.results_count)
  await context.database.pool.query('delete from project where id = $1', [ndaProject])
})

test('an unknown price is rejected', async () => {
  await expect(api('cms-projects', { cms, price: 9 })).rejects.toMatchObject({ code: 'bad-request' })
  await expect(api('cms-reviews', { cms, price: 9 })).rejects.toMatchObject({ code: 'bad-request' })
})

test('a review links to the previous and next one of its CMS', async () => {
  const [newest, second] = await publishedReviews()
  const first = await api('cms-review', { cms, id: newest ?? 0 })
  expect(first.previous).toBeNull()
  expect(first.review.path).toBe(`/cms-${cms}/reviews/${newest}/`)
  expect(first.next?.path).toBe(`/cms-${cms}/reviews/${second}/`)
  const next = await api('cms-review-get', { id: second ?? 0 })
  expect(next.previous?.path).toBe(first.review.path)
})

test('a review is not found under another CMS', async () => {
  const [id = 0] = await publishedReviews()
  const other = cms === 'bitrix' ? 'wordpress' : 'bitrix'
  await expect(api('cms-review', { cms: other, id })).rejects.toMatchObject({ code: 'not-found' })
})

test('shares by year come from the stored editions, with the current one last', async () => {
  const { share_by_year } = await api('cms-about', { cms })
  const { rows } = await context.database.pool.query(
    `select coalesce(year::text, 'Сейчас') as title, share, projects, place from cms_entry
     join edition on edition.id = edition_id where type = 'cms' and slice = '' and cms = $1 order by year nulls last`,
    [cms],
  )
  expect(share_by_year).toEqual(rows)
  expect(share_by_year.at(-1)?.title).toBe('Сейчас')
  const { body } = await site.app.inject(`/cms-${cms}/`)
  expect(body.match(/<g [^>]*role="img" tabindex="0"/g)).toHaveLength(rows.length)
})

test('certified partners come before other agencies, each group sorted by projects', async () => {
  const { partners } = await api('cms-about', { cms: 'wordpress' })
  expect(partners.length).toBeGreaterThan(0)
  expect(partners.every(({ level }) => level === null)).toBe(true)
  const { partners: vendors } = await api('cms-about', { cms: 'bitrix' })
  const ranks = vendors.map(({ level, projects }) => (level === null ? 0 : 1_000_000) + projects)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(vendors.map(({ agency }) => agency.id)).size).toBe(vendors.length)
})

test('every rating linked from a CMS has participants', async () => {
  const { ratings } = await api('cms-about', { cms: 'bitrix' })
  expect(ratings.length).toBeGreaterThan(0)
  for (const { path } of ratings) {
    expect((await api('rating-page-main-info', { path })).edition.participants).toBeGreaterThan(0)
  }
})

test('a CMS without content has one section, and the others redirect to it', async () => {
  await context.database.pool.query(
    `insert into cms (slug, title, kind, vendor, licence, about) values ('quiet', 'Тихая', 'commercial', 'Вендор', 'Подписка', '')`,
  )
  const { tabs, place, reviews } = await api('cms-header', { cms: 'quiet' })
  expect(tabs.map(({ key }) => key)).toEqual(['about'])
  expect([place, reviews.average]).toEqual([null, null])
  for (const section of ['projects', 'reviews']) {
    const answer = await site.app.inject(`/cms-quiet/${section}/?price=2`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cms-quiet/'])
  }
  expect((await site.app.inject('/cms-quiet/')).statusCode).toBe(200)
  expect((await site.app.inject('/cms-no-such-system/projects/')).statusCode).toBe(404)
})

test.each(['', 'reviews/'])('the structured data of /cms-…/%s has the same average as the page', async section => {
  const { reviews } = await api('cms-header', { cms })
  const { body } = await site.app.inject(`/cms-${cms}/${section}`)
  expect(body).toContain(`"ratingValue":${Number((reviews.average ?? 0).toFixed(1))}`)
  expect(body).toContain(`"reviewCount":${reviews.count}`)
  expect(body.replace(/<script.*?<\/script>/gs, '')).toContain(formatFixed(reviews.average ?? 0))
})

test('every page of a CMS has a unique title', async () => {
  const { title } = await api('cms-header', { cms })
  const [review] = await publishedReviews()
  const sections = ['', 'projects/', 'reviews/', `reviews/${review}/`]
  const heads = await Promise.all(sections.map(one => api('page-html-head', { path: `/cms-${cms}/${one}` })))
  expect(new Set(heads.map(head => head.title)).size).toBe(sections.length)
  for (const head of heads) {
    expect(head.title).toContain(title)
    expect(head.tags.meta[0]?.content.length).toBeLessThanOrEqual(160)
    expect(head.image).toContain(`/media/og/cms-${cms}.png`)
  }
})
