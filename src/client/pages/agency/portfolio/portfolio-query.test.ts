import { expect, test } from 'vitest'
import { isWholeCategory, type PortfolioChoice, portfolioCalls, portfolioIn, portfolioParams } from '../agency-query.ts'
import { portfolioHref, withFilter, withProject } from './use-portfolio.ts'

const AGENCY = 'severny-kontur'
const read = (search: string) => portfolioIn(new URLSearchParams(search))
const namesOf = (choice: PortfolioChoice) => portfolioCalls(AGENCY, choice).map(({ name }) => name)

test('a query is read as it is written', () => {
  expect(read('category=5&site_type=shop&system=opencart-cms&year=2025&price=2&project=7&page=3')).toEqual({
    category: '5',
    site_type: 'shop',
    system: 'opencart-cms',
    year: '2025',
    price: '2',
    project: '7',
    page: '3',
  })
})

test.each(['category=0', 'category=x', 'year=99', 'price=7', 'page=0', 'next=../', 'project=-1', 'site_type=', 'q=1'])(
  'an invalid parameter is ignored: %s',
  search => {
    expect(read(search)).toEqual({})
  },
)

test('a choice round-trips through its URL', () => {
  const choice: PortfolioChoice = { category: '5', business_type: 'finance', year: '2025', next: 'abc-1', project: '7' }
  const address = portfolioHref(AGENCY, choice)
  expect(read(address.split('?')[1] ?? '')).toEqual(choice)
  expect(portfolioHref(AGENCY, {})).toBe('/agency-severny-kontur/portfolio/')
})

test('changing a filter resets the list and closes the project', () => {
  const choice: PortfolioChoice = { category: '5', page: '3', next: 'abc-1', project: '7' }
  expect(portfolioHref(AGENCY, withFilter(choice, 'year', '2025'))).toBe(
    '/agency-severny-kontur/portfolio/?category=5&year=2025',
  )
  expect(portfolioHref(AGENCY, withFilter(choice, 'category', null))).toBe('/agency-severny-kontur/portfolio/')
})

test('opening and closing a project keeps the position in the list', () => {
  const choice: PortfolioChoice = { category: '5', page: '3' }
  const open = withProject(choice, '7')
  expect(portfolioHref(AGENCY, open)).toBe('/agency-severny-kontur/portfolio/?category=5&page=3&project=7')
  expect(portfolioHref(AGENCY, withProject(open, null))).toBe('/agency-severny-kontur/portfolio/?category=5&page=3')
})

test('a category without filters has numbered pages, anything else is one growing list', () => {
  expect(isWholeCategory({ category: '5', page: '2' })).toBe(true)
  expect(namesOf({ category: '5', page: '2' })).toContain('/v2/portfolio/categories/{id}')
  expect(namesOf({ category: '5', year: '2025' })).toContain('agency-portfolio-list')
  expect(namesOf({})).toEqual(['agency-portfolio-filters', 'agency-portfolio-list'])
})

test('an open project is requested with the filters of its list, and does not change the list’s request', () => {
  const choice: PortfolioChoice = { year: '2025', next: 'abc-1' }
  const [, list] = portfolioCalls(AGENCY, choice)
  const [, sameList, project] = portfolioCalls(AGENCY, { ...choice, project: '7' })
  expect(sameList).toEqual(list)
  expect(project?.params).toMatchObject({ id: 7, year: 2025 })
  expect(project?.params).not.toHaveProperty('next')
})

test('unset filters are explicit keys, so a narrower answer does not match a wider request', () => {
  expect(Object.keys(portfolioParams(AGENCY, {}))).toEqual(Object.keys(portfolioParams(AGENCY, { year: '2025' })))
})
