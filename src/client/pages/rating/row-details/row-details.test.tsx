import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AdditionalInfo } from '../rows/rating-rows-slice.ts'
import { AgencyDetails } from './agency-details.tsx'
import { Explanation } from './explanation.tsx'
import { placeRangeText } from './firmness.tsx'

const AGENCY = { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/x.svg', city: 'Казань' }
const RATING = { type: 'digital-agencies', year: 2020 } as const
const INFO: AdditionalInfo = {
  agency: AGENCY,
  place: 4,
  score: 32.1,
  specialisation: [
    { title: 'Интернет-магазины', share: 0.62 },
    { title: 'Поддержка', share: 0.38 },
  ],
  works: [
    {
      id: 3,
      title: 'Каталог окон',
      client: 'Волжские окна',
      year: 2026,
      image: '/media/project/3.svg',
      path: '/agency-x/portfolio/?project=3',
    },
  ],
  last_review: null,
  clients: ['Волжские окна', 'Добрый код'],
  addends: [
    {
      factor: 'projects',
      title: 'Проекты',
      weight: 0.35,
      points: 32.1,
      note: '59 проектов.',
      evidence: [
        {
          title: 'Каталог окон',
          path: '/agency-x/portfolio/?project=3',
          detail: 'март 2026 · подтверждён клиентом',
          share: 0.5,
        },
      ],
      more: 58,
    },
  ],
  place_range: { from: 3, to: 7 },
  ...{ above: null, below: null, months: [], steps: [] },
  votes: [{ name: 'Анна Лунина', role: 'редактор', company: 'Мера', agency: AGENCY, comment: 'Аккуратно.' }],
}

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('why this place', () => {
  const html = renderToStaticMarkup(<Explanation info={INFO} rating={RATING} isLinked />)

  test('names each addend with its weight, points and evidence', () => {
    expect(plain(html)).toContain('Почему 4-е 32,1 = 32,1 ')
    expect(plain(html)).toContain('Проекты 32,1 из 35 59 проектов.')
    expect(plain(html)).toContain('Каталог окон март 2026 · подтверждён клиентом')
    expect(html).toContain('<a href="/agency-x/portfolio/?project=3">Каталог окон</a>')
    expect(plain(html)).toContain('Ещё 58 — ')
  })

  test('links to the methodology of the same edition and to itself', () => {
    expect(html).toContain('href="/digital-agencies/2020/methodology/"')
    expect(html).toContain('href="/digital-agencies/2020/?why=7"')
  })

  test('says how stable the place is', () => {
    expect(placeRangeText(4, { from: 3, to: 7 })).toMatch(/^Место 4-е, обычно 3–7-е:/)
    expect(placeRangeText(4, { from: 5, to: 5 })).toMatch(/^Место 4-е, обычно 5-е:/)
    expect(placeRangeText(1, { from: 1, to: 1 })).toMatch(/^Место 1-е, и оно устойчиво/)
    expect(placeRangeText(4, null)).toBe('')
  })
})

describe('an opened row', () => {
  const draw = (changes: Partial<AdditionalInfo>, isExtraVotes = false) =>
    renderToStaticMarkup(
      <AgencyDetails
        info={{ ...INFO, ...changes }}
        heading="h2"
        isExtraVotes={isExtraVotes}
        onToggleVotes={() => undefined}
      />,
    )

  test('shows the agency’s specialisation, works and clients', () => {
    const html = draw({})
    expect(plain(html)).toContain('Интернет-магазины 62 %')
    expect(html).toMatch(/<img src="\/media\/project\/3.svg" alt="" width="320" height="200"/)
    expect(plain(html)).toContain('Волжские окна, Добрый код')
  })

  test('says so where there is nothing to show', () => {
    const text = plain(draw({ specialisation: [], works: [], clients: [], votes: [] }))
    for (const nothing of ['Нет проектов за три года', 'Отзывов пока нет', 'Клиенты не раскрыты', 'Работы под NDA']) {
      expect(text).toContain(nothing)
    }
    expect(text).not.toContain('Голоса экспертов')
  })

  test('keeps experts’ votes behind a button', () => {
    expect(draw({})).toMatch(/aria-expanded="false"[^>]*>Голоса экспертов: 1</)
    expect(draw({})).toMatch(/<div id="[^"]*" hidden="">/)
    expect(draw({}, true)).not.toContain('hidden=""')
  })
})
