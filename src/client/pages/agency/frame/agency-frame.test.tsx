import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agencyCrumbs } from './agency-pages.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { replyText } from './agency-title.tsx'
import { siteTitle } from './external-link.tsx'
import { PlaceFigure } from './place-figure.tsx'

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the best place is shown large, with its rating and the way to its explanation', () => {
  const best = {
    ...{ place: 3, of: 1184, score: 69.42, change: 7, compared: 'год назад' },
    ...{ title: 'Рейтинг диджитал-агентств Казани', path: '/digital-agencies/kazan/' },
    why: '/digital-agencies/kazan/?why=7',
  }
  const html = renderToStaticMarkup(<PlaceFigure agencyId={7} best={best} />)
  expect(plain(html)).toContain(
    '3 место из 1 184 Рейтинг диджитал-агентств Казани балл 69,4 7 год назад — 10-е Почему · Оспорить',
  )
  expect(html).toContain('href="/digital-agencies/kazan/"')
  expect(html).toContain('href="/digital-agencies/kazan/?why=7"')
})

test('the short figure keeps the score and the way to its explanation', () => {
  const best = {
    ...{ place: 3, of: 1184, score: 69.42, change: 7, compared: 'год назад' },
    ...{ title: 'Диджитал-агентства', path: '/digital-agencies/', why: '/digital-agencies/?why=7' },
  }
  const text = plain(renderToStaticMarkup(<PlaceFigure agencyId={7} best={best} isSmall />))
  expect(text.trim()).toBe('3 место из 1 184 Диджитал-агентства балл 69,4 · Почему')
})

const KONTUR = { name: 'Контур', name_lat: 'kontur', rating: { title: 'Поддержка сайтов', path: '/web-support/' } }

test('an agency’s breadcrumbs start with the rating of its main service', () => {
  expect(agencyCrumbs(KONTUR, 'agency').map(({ href }) => href)).toEqual(['/', '/web-support/', undefined])
})

test('a single review is below the reviews of its agency', () => {
  expect(agencyCrumbs(KONTUR, 'agency-review').slice(2)).toEqual([
    { text: 'Контур', href: '/agency-kontur/' },
    { text: 'Отзывы', href: '/agency-kontur/reviews/' },
    { text: 'Отзыв клиента' },
  ])
})

test('a single review marks the reviews tab, and only tabs with content are shown', () => {
  const tabs = [
    { key: 'about', title: 'О компании', path: '/agency-kontur/', count: null },
    { key: 'reviews', title: 'Отзывы', path: '/agency-kontur/reviews/', count: 1112 },
  ]
  const html = renderToStaticMarkup(<AgencyTabs agency={{ name_lat: 'kontur', tabs }} page="agency-review" />)
  expect(html).toMatch(/href="\/agency-kontur\/reviews\/" aria-current="page"/)
  expect(plain(html).trim()).toBe('О компании Отзывы 1 112')
})

test('a site is named by its domain', () => {
  expect(siteTitle('https://www.kontur.example/')).toBe('kontur.example')
})

test('the usual reply time is shown in hours', () => {
  expect(plain(replyText(2))).toBe('Обычно отвечает за 2 часа')
})
