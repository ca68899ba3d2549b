import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Review } from '#contract/shapes/review.ts'
import { ReviewCard, type ReviewCardProps } from './review-card.tsx'

const REVIEW: Review = {
  id: 38,
  path: '/agency-severny-kontur/reviews/38/',
  agency: { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/7.svg', city: 'Казань' },
  service: 'Разработка сайтов',
  system: '1С-Битрикс',
  overall: 5,
  criteria: { quality: 5, terms: 4, communication: 5, value: 4, recommend: 5 },
  body: 'Перенесли каталог за два месяца.\n\nПродажи не останавливались.',
  is_cut: false,
  better: 'Предупреждать о сроках раньше.',
  author: 'Марина Ильина',
  role: 'директор по маркетингу',
  company: 'Волжские окна',
  project: { id: 3, title: 'Магазин окон', path: '/agency-severny-kontur/portfolio/?project=3' },
  price: 1_200_000,
  months: 5,
  evidence: 'company-mail',
  proof: null,
  published_at: '2026-10-03T08:00:00Z',
  reply: { body: 'Согласны: теперь предупреждаем.', created_at: '2026-10-05T08:00:00Z' },
}

const draw = (change: Partial<Review> = {}, props: Partial<ReviewCardProps> = {}) =>
  renderToStaticMarkup(<ReviewCard review={{ ...REVIEW, ...change }} {...props} />)
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a review shows author, subject, price, duration and verification', () => {
  const text = plain(draw())
  expect(text).toContain('Марина Ильина директор по маркетингу, Волжские окна')
  expect(text).toContain('Разработка сайтов, 1С-Битрикс · 3 октября 2026')
  expect(text).toMatch(/Доказательства 1,2 млн ₽ почта на домене компании проект в портфолио Работа шла 5 месяцев/)
})

test('a doubtful sign is told apart from a proven one, and a missing sign is left out', () => {
  const html = draw({ evidence: 'other-mail', proof: 'договор', project: null })
  expect(html).toMatch(/doubtful[^>]*>почта на другом домене/)
  expect(html).toMatch(/proven[^>]*>редакция видела договор/)
  expect(html).not.toContain('в портфолио')
})

test('marks stand on a numbered ruler from 1 to 5', () => {
  const html = draw()
  for (const tick of [1, 2, 3, 4, 5]) expect(html).toContain(`>${tick}</text>`)
  expect(html.match(/cx="75%"/g)).toHaveLength(2)
})

test('silence of the agency is told, but not to the agency that is about to answer', () => {
  expect(draw()).not.toContain('не ответило')
  expect(draw({ reply: null })).toContain('Агентство не ответило')
  expect(draw({ reply: null }, { isAnswerOpen: true })).not.toContain('не ответило')
})

test('marks by criterion, suggestions and the agency’s reply accompany the text', () => {
  const text = plain(draw())
  expect(text).toContain('Качество 5 Сроки 4 Общение 5')
  expect(text).toContain('Что улучшить. Предупреждать о сроках раньше.')
  expect(text).toContain('Ответ агентства. Согласны: теперь предупреждаем. 5 октября 2026')
})

test('paragraphs are preserved', () => {
  expect(draw()).toContain('<p>Перенесли каталог за два месяца.</p><p>Продажи не останавливались.</p>')
})

test('a public project is a link, one under NDA is only named', () => {
  expect(draw()).toContain('<a href="/agency-severny-kontur/portfolio/?project=3">Магазин окон</a>')
  const hidden = draw({ project: { id: 3, title: 'Проект под NDA', path: null } })
  expect(hidden).toContain('Проект под NDA')
  expect(hidden).not.toContain('portfolio/')
})

test('only a truncated text has «read more»: a link to the review or the list’s own control', () => {
  expect(draw()).not.toContain('Читать полностью')
  expect(draw({ is_cut: true })).toMatch(/<a href="\/agency-severny-kontur\/reviews\/38\/"[^>]*>Читать полностью<\/a>/)
  const own = draw({ is_cut: true }, { readMore: <button type="button">Развернуть</button> })
  expect(own).toContain('Развернуть')
  expect(own).not.toContain('Читать полностью')
})

test('the agency is named only in lists that mix agencies', () => {
  expect(draw()).not.toContain('Северный контур')
  expect(draw({}, { isAgencyShown: true })).toContain('<a href="/agency-severny-kontur/"')
})

test('the page of a review does not link to itself', () => {
  expect(draw()).toContain('href="/agency-severny-kontur/reviews/38/"')
  expect(draw({}, { isWhole: true })).not.toContain('href="/agency-severny-kontur/reviews/38/"')
})

test('unknown facts are left out', () => {
  const text = plain(draw({ system: null, price: null, months: null, better: null, reply: null, project: null }))
  expect(text).toContain('Разработка сайтов · 3 октября 2026')
  expect(text).not.toMatch(/улучшить|Ответ агентства|Проект|Работа шла|null/)
})
