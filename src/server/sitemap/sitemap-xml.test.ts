import { expect, test } from 'vitest'
import type { SitemapEntry } from './sitemap-kind.ts'
import { sitemapIndex, urlset } from './sitemap-xml.ts'

const SITE = 'https://merilo.example'

async function textOf(chunks: SitemapEntry[][]): Promise<string> {
  async function* given() {
    yield* chunks
  }
  let text = ''
  for await (const piece of urlset(SITE, given())) text += piece
  return text
}

test('a file lists its addresses with the dates that are known', async () => {
  const text = await textOf([
    [{ path: '/', changedAt: new Date('2026-11-05T09:08:07.654Z') }],
    [],
    [{ path: '/seo+context/', changedAt: null }],
  ])
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://merilo.example/</loc><lastmod>2026-11-05T09:08:07Z</lastmod></url>\n' +
      '<url><loc>https://merilo.example/seo+context/</loc></url>\n' +
      '</urlset>\n',
  )
})

test('addresses are escaped', async () => {
  expect(await textOf([[{ path: `/a&b'/`, changedAt: null }]])).toContain(
    '<loc>https://merilo.example/a&amp;b&#39;/</loc>',
  )
})

test('the index lists files', () => {
  const index = sitemapIndex(SITE, [{ path: '/sitemap-agencies-1.xml', changedAt: new Date('2026-11-05T09:08:07Z') }])
  expect(index).toContain(
    '<sitemap><loc>https://merilo.example/sitemap-agencies-1.xml</loc><lastmod>2026-11-05T09:08:07Z</lastmod></sitemap>',
  )
  expect(index).toMatch(/<sitemapindex xmlns="[^"]+">.*<\/sitemapindex>\n$/s)
})
