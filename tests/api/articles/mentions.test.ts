import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { insertAgency } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const newsOf = (slug: string, published: string, body: string) => ({
  name: `news/${slug}.md`,
  kind: 'news' as const,
  slug,
  text: `---
title: "Новость ${slug}"
category: market
published: ${published}
author: rimma-zarechneva
lead: "Подводка ${slug}."
subjects: []
---

${body}
`,
})

async function save(...files: ReturnType<typeof newsOf>[]) {
  const checked = await checkContent(files, site.context.database, { now: site.context.now() })
  if (checked.problems.length === 0) await storeContent(site.context.database, checked)
  site.context.memo.clear()
  return checked.problems.map(({ text }) => text)
}

const tabOf = async (agency: string) =>
  (await api('agency-header', { agency })).tabs.find(({ key }) => key === 'mentions') ?? null

test('an agency without mentions has no tab, and its address leads to the agency', async () => {
  await insertAgency(site.context.database.kysely, 'nikem-ne-nazvano')
  expect(await tabOf('nikem-ne-nazvano')).toBeNull()
  const { statusCode, headers } = await site.app.inject('/agency-nikem-ne-nazvano/mentions/')
  expect([statusCode, headers.location]).toEqual([302, '/agency-nikem-ne-nazvano/'])
})

test('a card and a link of a text are mentions, newest first; each text counts once', async () => {
  await insertAgency(site.context.database.kysely, 'nazvano-dvazhdy', { name: 'Названо дважды' })
  const problems = await save(
    newsOf(
      'karta',
      '2026-02-01',
      '::agency{slug=nazvano-dvazhdy}\n\nИ ещё [ссылка](/agency-nazvano-dvazhdy/reviews/).',
    ),
    newsOf('ssylka', '2026-03-01', 'Пишет [агентство](/agency-nazvano-dvazhdy/).'),
    newsOf('drugoe', '2026-04-01', 'Ни о ком.'),
  )
  expect(problems).toEqual([])
  const { data, next } = await api('agency-mentions', { agency: 'nazvano-dvazhdy' })
  expect(data.map(({ slug }) => slug)).toEqual(['ssylka', 'karta'])
  expect(next).toBeNull()
  expect(await tabOf('nazvano-dvazhdy')).toMatchObject({
    title: 'Упоминания',
    path: '/agency-nazvano-dvazhdy/mentions/',
    count: 2,
  })
  const page = await site.app.inject('/agency-nazvano-dvazhdy/mentions/')
  expect(page.statusCode).toBe(200)
  const text = page.body.replace(/<[^>]+>/g, '')
  for (const { path, title } of data) {
    expect(page.body).toContain(`href="${path}"`)
    expect(text).toContain(title)
  }
})

test('mentions come by pages without gaps or duplicates', async () => {
  await insertAgency(site.context.database.kysely, 'nazvano-chasto')
  const files = Array.from({ length: 23 }, (_, index) =>
    // Two a day: the id breaks the tie.
    newsOf(`chasto-${index}`, `2025-05-${String(10 + Math.floor(index / 2))}`, '::agency{slug=nazvano-chasto}'),
  )
  expect(await save(...files)).toEqual([])
  const first = await api('agency-mentions', { agency: 'nazvano-chasto' })
  const second = await api('agency-mentions', { agency: 'nazvano-chasto', next: first.next ?? '' })
  expect([first.data.length, second.data.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(23)
})

test('an agency named by its place in a rating stays named when the place changes', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  const second = rows[1]?.agency.name_lat ?? ''
  expect(await save(newsOf('mesto', '2026-05-01', '::agency{rating=/digital-agencies/ place=2}'))).toEqual([])
  const { blocks, agencies } = await api('news-one', { slug: 'mesto' })
  expect(blocks).toEqual([{ kind: 'agency', slug: second }])
  expect(agencies.map(({ name_lat }) => name_lat)).toEqual([second])
  const { data } = await api('agency-mentions', { agency: second })
  expect(data[0]?.slug).toBe('mesto')
})

test.each([
  ['a place nobody holds', '::agency{rating=/digital-agencies/no-such-city/ place=1}'],
  ['a place too low', '::agency{rating=/digital-agencies/ place=21}'],
  ['a place that is no number', '::agency{rating=/digital-agencies/ place=first}'],
  ['a slug and a place', '::agency{slug=nazvano-dvazhdy place=1}'],
  ['no agency', '::agency{slug=no-such-agency}'],
])('%s is refused', async (_, body) => {
  expect(await save(newsOf('otkaz', '2026-05-02', body))).toHaveLength(1)
  expect((await site.app.inject('/news/item-otkaz/')).statusCode).toBe(404)
})

test('texts of the demonstration mention several agencies', async () => {
  const { rows } = await site.context.database.pool.query(
    `select distinct unnest(agencies) as slug from article where slug not like 'chasto-%'`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(5)
})
