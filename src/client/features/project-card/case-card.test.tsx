import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseCard as Case } from '#contract/shapes/case.ts'
import { CaseCard } from './case-card.tsx'

const STUDY: Case = {
  id: 12,
  path: '/cases/case-12/',
  title: 'Волжские окна: число заявок выросло на 40 %',
  result: 'Число заявок выросло на 40 %.',
  service: 'Разработка сайтов',
  project: { id: 7, client: 'Волжские окна', path: '/agency-severny-kontur/portfolio/?project=7', palette: 3 },
  agency: { id: 1, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/1.svg', city: 'Казань' },
  published_at: '2026-11-01T09:00:00Z',
}

test('a card shows the cover, the client and the result, and links to the case', () => {
  const html = renderToStaticMarkup(<CaseCard study={STUDY} />)
  expect(html).toContain('src="/media/project/7.svg"')
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/cases\/case-12\/">Волжские окна<\/a><\/h3>/)
  expect(html).toContain('Северный контур · Разработка сайтов')
  expect(html).toContain('Число заявок выросло на 40 %.')
})

test('a case without a project has no cover, and its title names it', () => {
  const html = renderToStaticMarkup(<CaseCard study={{ ...STUDY, project: null }} headingLevel={2} />)
  expect(html).not.toContain('<img')
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/cases\/case-12\/">Волжские окна: число/)
})
