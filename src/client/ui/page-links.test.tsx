import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLinks, shownPages } from './page-links.tsx'

const draw = (current: number, last: number) =>
  renderToStaticMarkup(<PageLinks label="Страницы" current={current} last={last} hrefOf={page => `?page=${page}`} />)

test('one page needs no links', () => {
  expect(draw(1, 1)).toBe('')
})

test('each page has its URL, and the current one is marked', () => {
  const html = draw(2, 3)
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="?page=1"', 'href="?page=2"', 'href="?page=3"'])
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('Страница 2')])
})

test.each([
  [1, 20, [1, 2, 20]],
  [5, 20, [1, 4, 5, 6, 20]],
  [20, 20, [1, 19, 20]],
  [2, 2, [1, 2]],
])('page %i of %i shows links %j', (current, last, pages) => {
  expect(shownPages(current, last)).toEqual(pages)
})
