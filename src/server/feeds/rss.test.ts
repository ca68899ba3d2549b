import { describe, expect, test } from 'vitest'
import { type FeedItem, rss } from './rss.ts'

const SITE = 'https://merilo.example'

const item: FeedItem = {
  title: 'Заявок больше на 40 % & «Ромашка» <рядом>',
  path: '/cases/case-12/',
  publishedAt: new Date('2026-11-05T09:08:07Z'),
  author: 'Север & Ко',
  categories: ['Сайты', 'SEO и контекст'],
  lead: 'Было 100, стало 140',
  html: '<p>Текст <a href="/agency-sever/">агентства</a>, <img src="/media/a.svg" alt="">, <a href="//cdn.example/">чужая</a></p>',
}
const feed: Parameters<typeof rss>[1] = {
  title: 'Кейсы — Мерило',
  description: 'Новые кейсы',
  path: '/cases/',
  feedPath: '/rss/cases.xml',
  items: [item],
}

describe('an RSS feed', () => {
  const xml = rss(SITE, feed)

  test('has the required elements of a channel and its own address', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ')).toBe(true)
    expect(xml).toContain('<channel>\n<title>Кейсы — Мерило</title>\n<link>https://merilo.example/cases/</link>')
    expect(xml).toContain('<description>Новые кейсы</description>')
    expect(xml).toContain(
      '<atom:link href="https://merilo.example/rss/cases.xml" rel="self" type="application/rss+xml"/>',
    )
  })

  test('dates items as RFC 822 says', () => {
    expect(xml).toContain('<pubDate>Thu, 05 Nov 2026 09:08:07 GMT</pubDate>')
    expect(xml).toContain('<lastBuildDate>Thu, 05 Nov 2026 09:08:07 GMT</lastBuildDate>')
  })

  test('escapes titles and texts', () => {
    expect(xml).toContain('<title>Заявок больше на 40 % &amp; «Ромашка» &lt;рядом&gt;</title>')
    expect(xml).toContain('<dc:creator>Север &amp; Ко</dc:creator>')
    expect(xml).toContain('<content:encoded>&lt;p&gt;Текст')
  })

  test('makes the links of its texts absolute and leaves other sites’ alone', () => {
    expect(xml).toContain('href=&quot;https://merilo.example/agency-sever/&quot;')
    expect(xml).toContain('src=&quot;https://merilo.example/media/a.svg&quot;')
    expect(xml).toContain('href=&quot;//cdn.example/&quot;')
  })

  test('without items has no date of change', () => {
    const empty = rss(SITE, { ...feed, items: [] })
    expect(empty).not.toContain('<item>')
    expect(empty).not.toContain('lastBuildDate')
  })
})
