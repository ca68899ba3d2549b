import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswersFromData } from './answers-from-data.tsx'

type Props = Parameters<typeof AnswersFromData>[0]

const AGENCY: Props['agency'] = {
  reply_hours: 2,
  services: [{ slug: 'sites', title: 'Разработка сайтов', share: 1, price_from: 700_000, price_usual: 1_300_000 }],
  reviews: { average: 4.66, count: 131 },
  tabs: [{ key: 'prices', title: 'Цены', path: '/agency-kontur/prices/', count: null }],
}
const draw = (agency: Partial<Props['agency']>, technologies: Props['technologies'] = []) =>
  renderToStaticMarkup(<AnswersFromData agency={{ ...AGENCY, ...agency }} technologies={technologies} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('questions are answered by what is counted, with the numbers of their axis', () => {
  const text = draw({}, [{ title: 'WordPress', projects: 13, path: null, partner: null }])
  expect(text).toContain('Как быстро ответят? 2 часа 0 8 16 24 32 40 48 ч')
  expect(text).toContain('Сколько это стоит? Цены Разработка сайтов от 700 тыс. ₽, обычно 1,3 млн ₽')
  expect(text).toContain('На чём делали? WordPress 13 проектов')
  expect(text).toContain('Что говорят клиенты? 4,7 из 5, 131 отзыв')
})

test('a question without data is left out, and so is the heading without any', () => {
  const nothing = { reply_hours: null, services: [], reviews: { average: null, count: 0 } }
  expect(draw({ reply_hours: null })).not.toContain('Как быстро')
  expect(draw(nothing, [{ title: '1С-Битрикс', projects: 0, path: null, partner: 'Золотой' }])).toBe('')
})
