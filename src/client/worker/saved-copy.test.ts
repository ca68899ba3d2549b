import { expect, test } from 'vitest'
import { deviceIn, filesIn, isPageToKeep, isPictureToKeep, markCopy, titleIn } from './saved-copy.ts'

const HTML = `<!doctype html><html lang="ru" class="mobile"><head><title>Агентство «Ёж &amp; Ко» — Мерило</title>
<link rel="stylesheet" href="/assets/page-1.css"><link rel="stylesheet" href="/assets/shell-2.css" disabled>
<link rel="preload" href="/assets/golos-3.woff2" as="font">
<script type="module" src="/assets/start-4.js" data-entry="/assets/entry-5.js" data-files="/assets/vendor-6.js /assets/entry-5.js /assets/shell-7.js"></script>
</head><body><div id="root"></div></body></html>`

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
})
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' }

test('the notice comes before the application and names day and minute', () => {
  const marked = markCopy(HTML, new Date(2026, 4, 16, 14, 5).getTime())
  expect(marked).toMatch(
    /<body><aside data-saved-copy [^>]*>Нет связи\. Сохранённая копия от\u00a016\u00a0мая 2026, 14:05\./,
  )
  expect(marked).toContain('</aside><div id="root">')
})

test('files of a document are those it loads', () => {
  expect(filesIn(HTML).sort()).toEqual(
    ['page-1.css', 'golos-3.woff2', 'start-4.js', 'entry-5.js', 'vendor-6.js', 'shell-7.js']
      .map(name => `/assets/${name}`)
      .sort(),
  )
})

test('title and device are read from the document', () => {
  expect(titleIn(HTML)).toBe('Агентство «Ёж & Ко»')
  expect(deviceIn(HTML)).toBe('mobile')
  expect(deviceIn(HTML.replace('mobile', 'desktop'))).toBe('desktop')
})

test('a public page is kept', () => {
  expect(isPageToKeep(answer(200, PAGE))).toBe(true)
})

test.each([
  ['a private page', answer(200, { ...PAGE, 'cache-control': 'no-store' })],
  ['a page without cache rules', answer(200, { 'content-type': 'text/html' })],
  ['a missing page', answer(404, PAGE)],
  ['a failure', answer(503, PAGE)],
  ['a redirected page', answer(200, PAGE, true)],
  ['an answer of a call', answer(200, { ...PAGE, 'content-type': 'application/json' })],
])('%s is not kept', (_, response) => {
  expect(isPageToKeep(response)).toBe(false)
})

test('pictures are kept unless they are private', () => {
  expect(isPictureToKeep(answer(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' }))).toBe(
    true,
  )
  expect(isPictureToKeep(answer(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }))).toBe(false)
  expect(isPictureToKeep(answer(200, { ...PAGE }))).toBe(false)
})
