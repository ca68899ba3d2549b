import { describe, expect, test } from 'vitest'
import type { RenderedPage } from '#contract/page-renderer.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { renderDocument } from './document.ts'

const HOSTILE = `"><script>alert('x')</script>&`

const page: RenderedPage = {
  status: 200,
  html: ['<main>Рейтинг</main>'],
  state: ['{"remote":{}}'],
  title: 'Рейтинг диджитал-агентств Рунета — Мерило',
  head: {
    title: 'Рейтинг диджитал-агентств Рунета — Мерило',
    tags: { meta: [{ name: 'description', content: 'Открытый рейтинг' }] },
    image: 'https://merilo.example/cover.png',
    path: '/',
    canonical: 'https://merilo.example/',
  },
  jsonLd: [],
  modules: [],
  drawn: null,
  tags: [],
  isComplete: true,
  isPrivate: false,
  isForReading: false,
}
const assets = {
  start: '/assets/start.js',
  reading: '/assets/reading.js',
  entry: '/assets/entry.js',
  scripts: ['/assets/react.js', '/assets/entry.js', '/assets/main.js'],
  styles: ['/assets/main.css'],
  fonts: ['/assets/golos.woff2'],
}

const render = (changed: Partial<RenderedPage> = {}, device: 'desktop' | 'mobile' = 'desktop') =>
  renderDocument({ page: { ...page, ...changed }, assets, device, siteName: 'Мерило' }).toString()

const count = (text: string, part: string) => text.split(part).length - 1

describe('the document', () => {
  test.each(['desktop', 'mobile'] as const)('marks its root as %s', device => {
    expect(render({}, device)).toMatch(new RegExp(`^<!doctype html><html lang="ru" class="${device}">`))
  })

  test('contains the page, its state and its title', () => {
    const html = render()
    expect(html).toContain('<div id="root"><main>Рейтинг</main></div>')
    expect(html).toContain('<script type="application/json" id="state">{"remote":{}}</script>')
    expect(html).toContain('<title>Рейтинг диджитал-агентств Рунета — Мерило</title>')
  })

  test('has its canonical address, description and share card', () => {
    const html = render()
    expect(html).toContain('<link rel="canonical" href="https://merilo.example/">')
    expect(html).toContain('<meta name="description" content="Открытый рейтинг">')
    expect(html).toContain('<meta property="og:description" content="Открытый рейтинг">')
    expect(html).toContain('<meta property="og:image" content="https://merilo.example/cover.png">')
  })

  test('of an article gives its publication date to social networks', () => {
    const article = { '@type': 'NewsArticle', datePublished: '2026-11-05', dateModified: '2026-11-06' }
    const html = render({ jsonLd: [{ '@type': 'BreadcrumbList' }, article] })
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain('<meta property="article:published_time" content="2026-11-05">')
    expect(html).toContain('<meta property="article:modified_time" content="2026-11-06">')
    expect(render()).toContain('<meta property="og:type" content="website">')
  })

  test('links its icons, its manifest and the feeds', () => {
    const feeds = [{ title: 'Новости', path: '/rss/news.xml' }]
    const html = renderDocument({ page, assets, device: 'desktop', siteName: 'Мерило', feeds }).toString()
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Новости" href="/rss/news.xml">')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  })

  test('starts one small script that knows the others, each after those which it imports', () => {
    const html = render()
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" data-entry="/assets/entry.js" data-files="/assets/react.js /assets/entry.js /assets/main.js"></script>',
    )
    expect(html).not.toContain('modulepreload')
  })

  test('of an article waits for its reader', () => {
    expect(render({ isForReading: true })).toMatch(
      /<script [^>]*src="\/assets\/start\.js"[^>]* data-reading="\/assets\/reading\.js"><\/script>/,
    )
    expect(render()).not.toContain('data-reading')
  })

  test('links its styles and preloads its fonts', () => {
    expect(render()).toContain('<link rel="stylesheet" href="/assets/main.css">')
    expect(render()).toContain(
      '<link rel="preload" href="/assets/golos.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">',
    )
  })
})

describe('no inline code', () => {
  test('every script is a file or JSON, and there is no style or handler', () => {
    const html = render()
    for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/)
    }
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/)
  })

  test('a page without state runs no script at all', () => {
    const html = render({ state: null })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('/assets/main.css')
  })
})

describe('the share card', () => {
  const withImage = (image: string) => render({ head: page.head && { ...page.head, image } })

  test('states the size of an image we rendered', () => {
    const html = withImage('https://merilo.example/media/og/digital-agencies.png')
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta property="og:image:height" content="630">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('does not guess the size of any other', () => {
    expect(withImage('https://merilo.example/cover.png')).not.toContain('og:image:width')
  })
})

describe('structured data', () => {
  const jsonLdIn = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

  test('has one element per object, even on a page without scripts', () => {
    const jsonLd = [{ '@type': 'ItemList' }, { '@type': 'BreadcrumbList' }]
    expect(jsonLdIn(render({ jsonLd }))).toEqual(jsonLd)
    expect(jsonLdIn(render({ jsonLd, state: null }))).toEqual(jsonLd)
  })

  test('cannot end its script element', () => {
    const jsonLd = [{ name: `</script>${HOSTILE}<!--` }]
    const html = render({ jsonLd })
    expect(jsonLdIn(html)).toEqual(jsonLd)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<!--')
  })
})

test('a page without a head is not indexed and has no share card', () => {
  const html = render({ head: null })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/canonical|og:/)
})

test('hostile text is escaped everywhere', () => {
  const head = {
    title: HOSTILE,
    tags: { meta: [{ name: HOSTILE, content: HOSTILE }] },
    image: HOSTILE,
    path: '/',
    canonical: HOSTILE,
  }
  const html = render({ title: HOSTILE, head })
  expect(html).not.toContain('<script>')
  expect(count(html, escapeHtml(HOSTILE))).toBe(7)
})

test('all HTML special characters are escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})
