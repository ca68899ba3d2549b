import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import type { Device } from '#domain/web/device.ts'
import { LocationContext } from '../../app/location.tsx'
import { resolvePage } from '../../router/resolve-page.ts'
import { makeStore } from '../../store/make-store.ts'
import { EMPTY_RECORD, type RemoteState } from '../../store/remote.ts'
import { initialSite } from '../../store/shell/site-slice.ts'
import { Methodology } from './methodology.tsx'

type Rating = Answer<'rating-page-main-info'>
type Text = NonNullable<Rating['methodology']>

const OWN = '/digital-agencies/methodology/'
const SHA = 'ab'.repeat(32)
const AGENCY = { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/logo/a.svg', city: 'Казань' }

const TEXT: Text = {
  version: '2026.1',
  published_at: '2026-01-15',
  factors: [
    { factor: 'projects', title: 'Проекты', weight: 0.35, text: 'Сумма проектов за 36 месяцев.' },
    { factor: 'reviews', title: 'Отзывы', weight: 0.3, text: 'Средняя оценка с поправкой.' },
  ],
  not_scored: ['Спонсорство и реклама.'],
  thresholds: ['Не меньше 3 проектов за последние 36 месяцев.'],
  tiers: ['Нижний сегмент: до 300 тыс. ₽.'],
  awards: ['1-е место — 1, 2-е — 0,6, 3-е — 0,4.'],
  example: {
    agency: AGENCY,
    system: null,
    path: '/digital-agencies/',
    place: 1,
    score: 60.1,
    addends: [
      {
        ...{ factor: 'projects', title: 'Проекты', weight: 0.35, points: 32.1, note: 'Сумма весов — 40,2.', more: 4 },
        evidence: [
          {
            title: 'Магазин «Полка»',
            path: '/agency-severny-kontur/portfolio/?project=3',
            detail: 'март 2026, до 1 млн ₽, проверен',
            share: 1,
          },
        ],
      },
      { factor: 'reviews', title: 'Отзывы', weight: 0.3, points: 28, note: 'Средняя — 4,7.', more: 0, evidence: [] },
    ],
  },
  versions: [
    { version: '2026.1', published_at: '2026-01-15', reason: 'Добавлена открытость.' },
    { version: '2019.1', published_at: '2019-01-15', reason: 'Первая методика.' },
  ],
  sha256: null,
}

const RATING: Rating = {
  h1: 'Методика рейтинга диджитал-агентств',
  breadcrumbs: [
    { title: 'Главная', path: '/' },
    { title: 'Диджитал-агентства', path: '/digital-agencies/' },
    { title: 'Методика', path: '/digital-agencies/methodology/' },
  ],
  edition: {
    methodology: '2026.1',
    computed_at: '2026-11-12T09:00:00Z',
    is_frozen: false,
    compared: null,
    participants: 3,
    projects: 90,
    weights: [{ title: 'Проекты', points: 100 }],
  },
  years: [
    { title: 'Сейчас', path: '/digital-agencies/', is_current: true },
    { title: '2020', path: '/digital-agencies/2020/', is_current: false },
  ],
  ...{
    tiers: [],
    found: 3,
    city: null,
    budget: null,
    scales: null,
    rows: [],
    systems: [],
    methodology: TEXT,
    wider: [],
    following: null,
    next: null,
  },
  ...{ filters: { countries: 0, cities: 0, bt: 0, st: 0, systems: 0, oc: 0 } },
}

const CONTACTS: Answer<'contacts-info'> = {
  ...{ legal_name: '', address: '', phones: [], inn: '', ogrn: '', is_demo: true },
  emails: [{ purpose: 'Общие вопросы', email: 'hello@merilo.example' }],
  point: { latitude: 0, longitude: 0 },
}

const VOTE = {
  name: 'Анна Лебедева',
  role: 'директор по маркетингу',
  company: '«Полка»',
  agency: AGENCY,
  comment: null,
}

interface Shown {
  contacts?: typeof CONTACTS
  pathname?: string
  device?: Device
}

function html(rating: Rating, { contacts = CONTACTS, pathname = OWN, device = 'desktop' }: Shown = {}): string {
  const page = resolvePage(pathname, '')
  const site = { ...initialSite, device }
  const answers: Record<string, unknown> = {
    'rating-page-main-info': rating,
    'contacts-info': contacts,
    '/v2/ratingExperts': { data: [VOTE, { ...VOTE, agency: { ...AGENCY, id: 8 } }] },
  }
  const remote: RemoteState = Object.fromEntries(
    page.requests.map(({ name, params }) => [
      name,
      { ...EMPTY_RECORD, response: answers[name] ?? null, request: params, answered: params, isEmpty: false },
    ]),
  )
  const api = () => Promise.reject(new Error('Nothing is asked'))
  return renderToStaticMarkup(
    <Provider store={makeStore({ remote, site }, { api })}>
      <LocationContext value={page}>
        <Methodology />
      </LocationContext>
    </Provider>,
  ).replaceAll('\u00a0', ' ')
}

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the methodology', () => {
  const page = html(RATING)
  const text = textOf(page)

  test('has all sections', () => {
    const headings = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => textOf(heading).trim())
    expect(headings).toEqual([
      'Из чего складывается балл',
      'Период и порог участия',
      'Ценовые сегменты',
      'Вес конкурсов и мест',
      'Что не влияет на балл',
      'Пример: считаем балл по шагам',
      'Деньги отдельно',
      'Эксперты',
      'Версии методики',
      'Отпечаток выпуска',
      'Как оспорить место',
    ])
  })

  test('names each addend with its weight and definition', () => {
    expect(text).toContain('35 % Проекты Сумма проектов за 36 месяцев.')
    expect(text).toContain('Проекты 35 Отзывы 30 ')
  })

  test('computes one agency step by step, with evidence and sum', () => {
    expect(page).toContain('href="/agency-severny-kontur/"')
    expect(text).toContain('32,1 из 35')
    expect(text).toContain('Магазин «Полка» март 2026, до 1 млн ₽, проверен')
    expect(page).toContain('<a href="/agency-severny-kontur/portfolio/?project=3">Магазин «Полка»</a>')
    expect(text).toContain('Ещё 4 — ')
    expect(text).toContain('32,1 + 28,0 = 60,1')
  })

  test('computes a system step by step too', () => {
    const system = { slug: 'modx', title: 'MODX' }
    const example = TEXT.example && { ...TEXT.example, agency: null, system, path: '/cms/', place: 2 }
    const shown = html({ ...RATING, methodology: { ...TEXT, tiers: [], awards: [], example } })
    expect(shown).toContain('<a href="/cms-modx/">MODX</a>')
    expect(textOf(shown)).toContain('2-е место')
    expect(shown).not.toContain('Ценовые сегменты')
  })

  test('links to the rating and to the methodologies of other years', () => {
    expect(page).toContain('href="/digital-agencies/"')
    expect(page).toContain('href="/digital-agencies/2020/methodology/"')
  })

  test('shows the editors’ email for appeals only if it is set', () => {
    expect(page).toContain('href="mailto:hello@merilo.example"')
    expect(html(RATING, { contacts: { ...CONTACTS, emails: [] } })).not.toContain('mailto:')
  })

  test('has a table of contents on desktop that links to every section', () => {
    const ids = [...page.matchAll(/<section aria-labelledby="([^"]+)"/g)].map(([, id]) => `#${id}`)
    expect(ids).toHaveLength(11)
    for (const id of ids) expect(page).toContain(`href="${id}"`)
  })

  test('has the same text on phones', () => {
    const article = (markup: string) => /<article.*<\/article>/s.exec(markup)?.[0]
    expect(article(html(RATING, { device: 'mobile' }))).toBe(article(page))
  })

  test('prints without its navigation', () => {
    const printed = page.replace(/<(div|nav)[^>]* data-print="none">.*?<\/nav>/g, '')
    expect(printed).not.toContain('<nav')
    expect(printed).toContain('<h1')
  })
})

describe('the seal', () => {
  test('is the SHA-256 of a frozen edition', () => {
    const frozen = { ...RATING, edition: { ...RATING.edition, is_frozen: true }, methodology: { ...TEXT, sha256: SHA } }
    const page = html(frozen, { pathname: '/digital-agencies/2020/methodology/' })
    expect(page).toContain(`<code>${SHA}</code>`)
    expect(textOf(page)).toContain('выпуск заморожен')
  })

  test('does not exist yet for the current edition', () => {
    expect(html(RATING)).not.toContain('<code>')
  })
})
