import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedRoutes } from '#server/feeds/feed-routes.ts'
import { readXml, textsOf, type XmlElement } from '#tests/support/files/read-xml.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const HOSTILE = `Рост & «<script>alert(1)</script>» ]]> "5"`

let site: TestApp
let closed: FastifyInstance
let open: FastifyInstance
let hostileId: number

beforeAll(async () => {
  site = await openTestApp()
  const { openPages } = site.context
  closed = Fastify()
  feedRoutes(closed, { ...site.context, openPages: new Set() }, 100)
  open = Fastify()
  feedRoutes(open, { ...site.context, openPages: new Set([...openPages, 'cases', 'case']) }, 100)
  const { kysely } = site.context.database
  const newest = await kysely
    .selectFrom('case_study')
    .select('id')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow()
  hostileId = newest.id
  await kysely.updateTable('case_study').set({ title: HOSTILE, task: HOSTILE }).where('id', '=', hostileId).execute()
})
afterAll(async () => {
  await Promise.all([open.close(), closed.close()])
  await site.close()
})

const one = (element: XmlElement, name: string): string => {
  const texts = textsOf(element, name)
  expect([name, texts.length]).toEqual([name, 1])
  return texts[0] ?? ''
}

describe('the feed of cases', () => {
  let channel: XmlElement
  let items: XmlElement[]

  beforeAll(async () => {
    const answer = await open.inject({ url: '/rss/cases.xml' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const rss = readXml(answer.body)
    expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(['rss', '2.0', 1])
    channel = rss.children[0] as XmlElement
    items = channel.children.filter(({ name }) => name === 'item')
  })

  test('has the required elements and its own address', () => {
    expect(one(channel, 'title')).toBe('Кейсы агентств — Мерило')
    expect(one(channel, 'link')).toBe(`${SITE_URL}/cases/`)
    expect(one(channel, 'description')).not.toBe('')
    expect(one(channel, 'language')).toBe('ru')
    expect(one(channel, 'lastBuildDate')).toMatch(RFC_822)
    const self = channel.children.find(({ name }) => name === 'atom:link')
    expect(self?.attributes).toEqual({ href: `${SITE_URL}/rss/cases.xml`, rel: 'self', type: 'application/rss+xml' })
  })

  test('has the newest cases first, each with its address, date and whole text', () => {
    expect(items).toHaveLength(30)
    const dates = items.map(item => new Date(one(item, 'pubDate')).getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    for (const item of items) {
      expect(one(item, 'title')).not.toBe('')
      expect(one(item, 'link')).toMatch(/^https:\/\/merilo\.example\/cases\/case-\d+\/$/)
      expect(one(item, 'guid')).toBe(one(item, 'link'))
      expect(one(item, 'pubDate')).toMatch(RFC_822)
      expect(one(item, 'description')).not.toBe('')
      const html = one(item, 'content:encoded')
      for (const heading of ['Задача', 'Решение', 'Результат']) expect(html).toContain(`<h2>${heading}</h2><p>`)
      expect(html).not.toMatch(/(?:href|src)="\//)
    }
    expect(new Set(items.map(item => one(item, 'guid'))).size).toBe(30)
  })

  test('escapes hostile texts once as text and twice as markup', () => {
    const hostile = items.find(item => one(item, 'link').endsWith(`/case-${hostileId}/`)) as XmlElement
    expect(one(hostile, 'title')).toBe(HOSTILE)
    expect(one(hostile, 'content:encoded')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(one(hostile, 'content:encoded')).not.toContain('<script')
  })

  test('is not sent again when nothing is new', async () => {
    const { headers } = await open.inject({ url: '/rss/cases.xml' })
    const again = await open.inject({ url: '/rss/cases.xml', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

test('a feed whose pages do not exist does not exist either', async () => {
  expect((await closed.inject({ url: '/rss/cases.xml' })).statusCode).toBe(404)
})
