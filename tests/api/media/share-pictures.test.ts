import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pngSize } from '../../support/files/png-size.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let agency: string

beforeAll(async () => {
  site = await openTestApp()
  const rating = await askRating('/digital-agencies/')
  agency = rating.rows[0].agency.name_lat
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const askRating = async (path: string) => (await get(`/api/rating-page-main-info?path=${path}`)).json()

const imageOf = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

describe('a shared link', () => {
  test.each([
    '/digital-agencies/',
    '/digital-agencies/2020/',
    '/digital-agencies/2020/methodology/',
    '/seo+context/kazan/middle/',
    '/cms/opensource/',
    '/agency-of-the-leader/',
  ])('to %s has a drawn picture of 1200 × 630 at a whole address', async path => {
    const page = await get(path.replace('of-the-leader', agency))
    expect(page.statusCode).toBe(200)
    const address = imageOf(page.body)
    expect(address).toMatch(`${SITE_URL}/media/og/`)
    const picture = await get(address.slice(SITE_URL.length))
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.headers['cache-control']).toMatch(/public, max-age=\d+/)
    expect(pngSize(picture.rawPayload)).toEqual({ width: 1200, height: 630 })
    expect(picture.rawPayload.length).toBeGreaterThan(15_000)
  })

  test('to another rating has another picture, to the same one the same', async () => {
    const [one, other, again] = await Promise.all(
      ['digital-agencies', 'branding', 'digital-agencies'].map(name => get(`/media/og/${name}.png`)),
    )
    expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(false)
    expect(one?.rawPayload.equals(again?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(one?.headers.etag).not.toBe(other?.headers.etag)
  })

  test('whose picture is known costs nothing', async () => {
    const { headers } = await get('/media/og/digital-agencies.png')
    const answer = await get('/media/og/digital-agencies.png', { 'if-none-match': String(headers.etag) })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
  })
})

test.each([
  'no-such-rating.png',
  'digital-agencies/no-such-city.png',
  'agency-no-such-agency.png',
  'search.png',
  'digital-agencies',
  'digital-agencies.jpg',
  '../digital-agencies.png',
])('there is no picture %s', async file => {
  expect((await get(`/media/og/${file}`)).statusCode).toBe(404)
})

describe('what search engines read of a rating', () => {
  test.each(['/digital-agencies/', '/digital-agencies/2020/', '/digital-agencies/1-200/', '/apps/ios/'])(
    'of %s are the rows that its visitors see',
    async path => {
      const [{ body }, { h1, found, rows }] = await Promise.all([get(path), askRating(path)])
      const list = jsonLdOf(body).find(object => object['@type'] === 'ItemList')
      expect(rows.length).toBeGreaterThan(0)
      expect(list).toMatchObject({ name: h1, numberOfItems: found })
      expect(list.itemListElement).toEqual(
        rows.map(({ place, agency }: { place: number; agency: { name: string; name_lat: string } }) => ({
          '@type': 'ListItem',
          position: place,
          name: agency.name,
          url: `${SITE_URL}/agency-${agency.name_lat}/`,
        })),
      )
      const visible = [...body.matchAll(/<a[^>]* href="\/agency-([a-z0-9-]+)\/"/g)].map(([, slug]) => slug)
      for (const { agency } of rows) expect(visible).toContain(agency.name_lat)
    },
  )

  test('never is a sponsor', async () => {
    const { body } = await get('/digital-agencies/')
    const sponsors = (await get('/api/rating-page-sponsors?path=/digital-agencies/')).json()
    const names: string[] = [sponsors.general_sponsor, ...Object.values(sponsors.mini_native_card).flat()]
      .filter(Boolean)
      .map(sponsor => (sponsor as { name: string }).name)
    expect(names.length).toBeGreaterThan(0)
    const read = JSON.stringify(jsonLdOf(body))
    for (const name of names) expect(read).not.toContain(name)
    expect(read).not.toMatch(/erid|ИНН/)
  })

  test('of an agency are its page’s figures', async () => {
    const { body } = await get(`/agency-${agency}/`)
    const header = (await get(`/api/agency-header?agency=${agency}`)).json()
    const organization = jsonLdOf(body).find(object => object['@type'] === 'Organization')
    expect(organization).toMatchObject({ name: header.name, legalName: header.legal.name })
    expect(organization.aggregateRating.reviewCount).toBe(header.reviews.count)
  })
})
