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

test('a picture offers the lightest format first, in three widths, and reserves its space', () => {
  const html = renderToStaticMarkup(<ProjectPicture id={7} alt="" sizes="320px" />)
  expect(Array.from(html.matchAll(/<source type="([^"]+)"/g), ([, type]) => type)).toEqual(['image/avif', 'image/webp'])
  expect(html).toContain(
    '/media/project/7-320.avif 320w, /media/project/7-640.avif 640w, /media/project/7-1280.avif 1280w',
  )
  expect(html).toContain('<img src="/media/project/7.svg" alt="" width="640" height="400" loading="lazy"')
})
