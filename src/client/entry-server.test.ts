import { describe, expect, test } from 'vitest'
import type { Answer, CallApi, CallName } from '#contract/index.ts'
import type { RenderedPage } from '#contract/page-renderer.ts'
import { textOf } from '#tests/support/site/page-text.ts'
import { renderer } from './entry-server.tsx'

const HOSTILE = '</script><script>alert(1)</script><!--'

const AGENCY: Answer<'agency-header'> = {
  id: 7,
  name: 'Северный контур',
  name_lat: 'severny-kontur',
  logo: '/media/logo/severny-kontur.svg',
  city: 'Казань',
  legal: { name: 'ООО «Северный контур»', inn: '1655000001' },
  tagline: 'Сайты для заводов',
  city_slug: 'kazan',
  founded: 2011,
  headcount: 24,
  site: 'https://severny-kontur.example/',
  services: [],
  price_from: null,
  reviews: { average: null, count: 0 },
  projects: { all: 0, shown: 0, nda: 0 },
  rating: null,
  best_places: [],
  facts: [],
  accepts_requests: true,
  reply_hours: null,
  offices: [],
  tabs: [],
}

const ANSWERS: { [N in CallName]?: Answer<N> } = {
  'main-menu': { pages: [], counters: { agencies: 40, reviews: 300, projects: 200 } },
  'contacts-info': {
    ...{ legal_name: '', address: '', phones: [], emails: [], inn: '', ogrn: '', is_demo: true },
    point: { latitude: 0, longitude: 0 },
  },
  'bottom-pages': { groups: [] },
  'page-html-head': {
    title: 'Заголовок — Мерило',
    tags: { meta: [] },
    image: null,
    path: '/',
    canonical: 'https://merilo.example/',
  },
  'agency-header': AGENCY,
  'agency-prices': { title: 'Цены по услугам', note: '', list: [], axis: null, hour_rate: 2800 },
  'main-top': { ratings: [] },
  'main-responses': { responses: [] },
  'cases-popular-list': { cases_list: [] },
  'news-main': { news: [] },
}

/** Responses by call name; an error makes the call fail. */
function apiWith(changed: { [N in CallName]?: Answer<N> | Error } = {}): CallApi {
  const answers: Record<string, unknown> = { ...ANSWERS, ...changed }
  return (async (name: string, { path }: { path?: string }) => {
    const answer = answers[name]
    if (answer instanceof Error) throw answer
    return name === 'page-html-head' ? { ...(answer as object), path } : answer
  }) as CallApi
}

const stateOf = ({ state }: RenderedPage) => JSON.parse(textOf(state))
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status })
const render = (pathname: string, api = apiWith(), { search = '', device = 'desktop' as 'desktop' | 'mobile' } = {}) =>
  renderer.render({
    ...{ pathname, search, device, api, siteName: 'Мерило', siteUrl: 'https://merilo.example' },
    onLostPart: error => {
      throw error
    },
  })

describe('a page', () => {
  test.each(['desktop', 'mobile'] as const)('comes with its data, state and the modules for %s', async device => {
    const page = await render('/agency-severny-kontur/prices/', apiWith(), { device })
    expect(page).toMatchObject({ status: 200, isComplete: true, tags: ['agency:severny-kontur'] })
    expect(textOf(page.html)).toContain('Северный контур')
    expect(page.modules).toEqual([
      `src/client/layout/${device}.tsx`,
      'src/client/pages/agency/prices/agency-prices.tsx',
    ])
    const { remote, site } = stateOf(page)
    expect(site).toMatchObject({ device, path: '/agency-severny-kontur/prices/' })
    expect(remote['agency-header severny-kontur'].response).toEqual(AGENCY)
  })

  test('has no state that could end the script element', async () => {
    const page = await render('/agency-severny-kontur/', apiWith({ 'agency-header': { ...AGENCY, name: HOSTILE } }))
    expect(textOf(page.state)).not.toContain('<')
    expect(stateOf(page).remote['agency-header severny-kontur'].response.name).toBe(HOSTILE)
    expect(textOf(page.html)).not.toContain('<script>')
  })

  test('has no style attribute, which the CSP forbids', async () => {
    for (const path of ['/', '/agency-severny-kontur/'])
      expect(textOf((await render(path)).html)).not.toMatch(/\sstyle=/)
  })

  test('labels its state with the cache key', async () => {
    const page = await render('/', apiWith(), { search: '?utm_source=mail' })
    expect(stateOf(page).site.path).toBe('/')
  })
})

describe('a failure', () => {
  test('of a block leaves the page with 200, uncached', async () => {
    const page = await render('/', apiWith({ 'main-top': new Error('relation "entry" does not exist') }))
    expect(page).toMatchObject({ status: 200, isComplete: false, title: 'Заголовок — Мерило' })
    expect(textOf(page.state)).not.toContain('relation')
    expect(stateOf(page).remote['main-top']).toMatchObject({ isError: true, error: { status: 500 } })
  })

  test('of the header call with 404 gives the 404 page', async () => {
    const page = await render('/agency-nobody/', apiWith({ 'agency-header': refusal(404, 'Нет такого') }))
    expect(page).toMatchObject({ status: 404, head: null, title: 'Страница не найдена — Мерило', isComplete: false })
    expect(page.modules).toContain('src/client/pages/failures/not-found.tsx')
  })

  test('of the header call with any other status gives the server error page', async () => {
    const page = await render('/agency-severny-kontur/', apiWith({ 'agency-header': new Error('down') }))
    expect(page).toMatchObject({ status: 500, head: null, isComplete: false })
    expect(page.modules).toContain('src/client/pages/failures/server-error.tsx')
  })

  test('page needs no calls and runs no script', () => {
    const page = renderer.renderFailure({ status: 503, device: 'mobile', siteName: 'Мерило' })
    expect(page).toMatchObject({ state: null, head: null, isComplete: false })
    expect(textOf(page.html).length).toBeGreaterThan(100)
  })
})

test('an address without a page is 404 and not indexed', async () => {
  expect(await render('/no-such-page/')).toMatchObject({ status: 404, head: null })
})
