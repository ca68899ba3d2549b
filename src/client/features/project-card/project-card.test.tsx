import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProjectCard as Project } from '#contract/shapes/project.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectPicture } from './project-picture.tsx'

const PROJECT: Project = {
  id: 7,
  path: '/agency-severny-kontur/portfolio/?project=7',
  title: 'Магазин окон',
  client: 'Волжские окна',
  service: 'Разработка сайтов',
  site_type: 'Интернет-магазины',
  industry: 'Торговля',
  system: '1С-Битрикс',
  price: '1,7 млн ₽',
  months: 6,
  has_result: true,
  year: 2026,
  is_verified: true,
  palette: 3,
  awards: 2,
}
const AGENCY = { id: 1, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/1.svg', city: 'Казань' }
const draw = (change: Partial<Project> = {}) =>
  renderToStaticMarkup(<ProjectCard project={{ ...PROJECT, ...change }} href="?year=2026&project=7" />)
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a card shows client, kind, system, price, year, verification and awards, and links to the given href', () => {
  expect(plain(draw())).toContain(
    'Магазин окон 1,7 млн ₽ Волжские окна Интернет-магазины · 1С-Битрикс 6 мес., 2026 проверен · 2 награды',
  )
  expect(draw()).toContain('href="?year=2026&amp;project=7"')
})

test('a project that is not a website is described by its service', () => {
  expect(plain(draw({ site_type: null, system: null }))).toContain('Волжские окна Разработка сайтов 6 мес.')
})

test('an unverified project without awards has no marks', () => {
  expect(plain(draw({ is_verified: false, awards: 0 }))).not.toMatch(/проверен|наград/)
})

test('the agency is named in lists that mix agencies', () => {
  const html = renderToStaticMarkup(<ProjectCard project={PROJECT} href="/" agency={AGENCY} />)
  expect(plain(html)).toContain('Волжские окна · Северный контур')
})

test('a picture is the drawn cover and reserves its space', () => {
  const html = renderToStaticMarkup(<ProjectPicture id={7} alt="" />)
  expect(html).toContain('src="/media/project/7.svg" alt="" width="400" height="250" loading="lazy"')
  expect(renderToStaticMarkup(<ProjectPicture id={7} alt="" variant="small" />)).toContain('/media/project/7-small.svg')
})
