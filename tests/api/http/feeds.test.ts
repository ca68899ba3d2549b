import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchPath } from '#domain/paths/paths.ts'
import { feedRoutes } from '#server/feeds/feed-routes.ts'
import { FEEDS, feedPath } from '#server/feeds/feeds.ts'
import { type KeptFiles, makeKeptFiles } from '#server/http/kept-files.ts'
import { readXml, textsOf, type XmlElement } from '#tests/support/files/read-xml.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const HOSTILE = `Рост & «<script>alert(1)</script>» ]]> "5"`
const MAX_ITEMS = 30
const ITEM_PAGES: Record<string, string> = { news: 'news-item', research: 'research-item', cases: 'case' }

let site: TestApp
let app: FastifyInstance
let kept: KeptFiles

beforeAll(async () => {
  site = await openTestApp()
  app = Fastify()
  kept = makeKeptFiles(site.context)
  feedRoutes(app, site.context, { kept, perMinute: 100 })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

async function readFeed(path: string) {
  const answer = await app.inject({ url: path })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const rss = readXml(answer.body)
  const [channel] = rss.children
  if (!channel) throw new Error(`${path} has no channel`)
  expect([rss.name, rss.attributes.version, rss.children.length, channel.name]).toEqual(['rss', '2.0', 1, 'channel'])
  return { channel, items: channel.children.filter(({ name }) => name === 'item') }
}

const one = (element: XmlElement, name: string): string => {
  const texts = textsOf(element, name)
  expect([name, texts.length]).toEqual([name, 1])
  return texts[0] ?? ''
}

describe.each(FEEDS)('the feed of $name', source => {
  const path = feedPath(source)

  test('has the required elements and its own address', async () => {
    const { channel } = await readFeed(path)
    expect(one(channel, 'title')).toBe(`${source.title} — Мерило`)
    expect(one(channel, 'link')).toBe(SITE_URL + source.path)
    expect(one(channel, 'description')).not.toBe('')
    expect(one(channel, 'language')).toBe('ru')
    expect(one(channel, 'lastBuildDate')).toMatch(RFC_822)
    const self = channel.children.find(({ name }) => name === 'atom:link')
    expect(self?.attributes).toEqual({ href: SITE_URL + path, rel: 'self', type: 'application/rss+xml' })
  })

  test('has its newest items first, each with its address, date and whole text', async () => {
    const { items } = await readFeed(path)
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(MAX_ITEMS)
    const dates = items.map(item => new Date(one(item, 'pubDate')).getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    for (const item of items) {
      const link = one(item, 'link')
      expect(link.startsWith(`${SITE_URL}/`)).toBe(true)
      expect(matchPath(link.slice(SITE_URL.length))?.name).toBe(ITEM_PAGES[source.name])
      expect(one(item, 'guid')).toBe(link)
      expect(one(item, 'title')).not.toBe('')
      expect(one(item, 'pubDate')).toMatch(RFC_822)
      expect(one(item, 'dc:creator')).not.toBe('')
      expect(one(item, 'description')).not.toBe('')
      const html = one(item, 'content:encoded')
      expect(html).toContain('<p>')
      expect(html).not.toMatch(/\s(?:href|src)="\//)
    }
    expect(new Set(items.map(item => one(item, 'guid'))).size).toBe(items.length)
  })

  test('is not sent again when nothing is new', async () => {
    const { headers } = await app.inject({ url: path })
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

test('texts of a case are escaped once as text and twice as markup', async () => {
  const { kysely } = site.context.database
  const [before] = (await readFeed('/rss/cases.xml')).items
  if (!before) throw new Error('The market has no cases')
  const id = Number(/case-(\d+)/.exec(one(before, 'link'))?.[1])
  await kysely.updateTable('case_study').set({ title: HOSTILE, task: HOSTILE }).where('id', '=', id).execute()
  kept.drop()
  const [after] = (await readFeed('/rss/cases.xml')).items
  if (!after) throw new Error('The market has no cases')
  expect(one(after, 'title')).toBe(HOSTILE)
  const html = one(after, 'content:encoded')
  for (const heading of ['Задача', 'Решение', 'Результат']) expect(html).toContain(`<h2>${heading}</h2><p>`)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script')
})

test('a case of a project under NDA is not in the feed', async () => {
  const { kysely } = site.context.database
  const [newest] = (await readFeed('/rss/cases.xml')).items
  if (!newest) throw new Error('The market has no cases')
  const link = one(newest, 'link')
  const id = Number(/case-(\d+)/.exec(link)?.[1])
  const projects = kysely.selectFrom('case_study').select('project_id').where('id', '=', id)
  await kysely.updateTable('project').set({ is_nda: true }).where('id', 'in', projects).execute()
  kept.drop()
  const links = (await readFeed('/rss/cases.xml')).items.map(item => one(item, 'link'))
  expect(links).not.toContain(link)
})
