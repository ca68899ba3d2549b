import { expect, test } from 'vitest'
import { currentPageIndex, type MenuPage } from './current-page.ts'

const page = (path: string, ...links: string[]): MenuPage => ({
  title: path,
  path,
  sub: links.length > 0 ? [{ title: 'Группа', links: links.map(link => ({ title: link, path: link })) }] : [],
})

const PAGES = [
  page('/digital-agencies/', '/digital-agencies/', '/branding/'),
  page('/digital-agencies/moscow/', '/digital-agencies/moscow/', '/digital-agencies/kazan/'),
  page('/cases/'),
]

test('a top-level page marks itself', () => {
  expect(currentPageIndex(PAGES, '/cases/')).toBe(2)
})

test('a link in a group marks its top-level page', () => {
  expect(currentPageIndex(PAGES, '/branding/')).toBe(0)
  expect(currentPageIndex(PAGES, '/digital-agencies/kazan/')).toBe(1)
})

test('a deeper path belongs to its longest prefix in the menu', () => {
  expect(currentPageIndex(PAGES, '/digital-agencies/kazan/middle/')).toBe(1)
  expect(currentPageIndex(PAGES, '/digital-agencies/2021/')).toBe(0)
})

test('a path outside the menu marks nothing', () => {
  expect(currentPageIndex(PAGES, '/')).toBeNull()
  expect(currentPageIndex(PAGES, '/agency-severny-kontur/')).toBeNull()
})
