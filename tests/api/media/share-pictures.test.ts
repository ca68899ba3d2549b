import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pngSize } from '../../support/files/png-size.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let agency: string

beforeAll(async () => {
  site = await openTestApp()
  const rating = await getRating('/digital-agencies/')
  agency = rating.rows[0].agency.name_lat
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const getRating = async (path: string) => (await get(`/api/rating-page-main-info?path=${path}`)).json()

const imageOf = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

describe('a shared link', () => {
  test.each([
    '/digital-agencies/',
    '/digital-agencies/2024/',
    '/digital-agencies/2024/methodology/',
    '/seo+context/kazan/middle/',
    '/cms/opensource/',
    '/agency-of-the-leader/',
    '/agency-of-the-leader/prices/',
    '/about/',
    '/digital-stats/',
  ])('to %s has a generated 1200 × 630 image with an absolute URL', async path => {
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

  test('to an interview or a person has an image of its own', async () => {
    const { kysely } = site.context.database
    const interview = await kysely.selectFrom('interview').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const person = await kysely.selectFrom('person').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const pictures = await Promise.all(
      [`/interviews/${interview.slug}/`, `/persons/${person.slug}/`].map(async path => {
        const address = imageOf((await get(path)).body)
        expect(address).toBe(`${SITE_URL}/media/og${path.slice(0, -1)}.png`)
        return get(address.slice(SITE_URL.length))
      }),
    )
    for (const { rawPayload } of pictures) expect(pngSize(rawPayload)).toEqual({ width: 1200, height: 630 })
    expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(2)
  })

  test('has a different image for each rating, and always the same one for the same rating', async () => {
    const [one, other, again] = await Promise.all(
      ['digital-agencies', 'branding', 'digital-agencies'].map(name => get(`/media/og/${name}.png`)),
    )
    expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(false)
    expect(one?.rawPayload.equals(again?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(one?.headers.etag).not.toBe(other?.headers.etag)
  })

  test('has an image that answers 304 when its ETag matches', async () => {
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
  'interviews/no-such-interview.png',
  'search.png',
  'digital-agencies',
  'digital-agencies.jpg',
  '../digital-agencies.png',
])('%s is not found', async file => {
  expect((await get(`/media/og/${file}`)).statusCode).toBe(404)
})

describe('structured data', () => {
  test.each(['/digital-agencies/', '/digital-agencies/2024/', '/digital-agencies/1-200/', '/apps/ios/'])(
    'of %s lists the rows on the page',
    async path => {
      const [{ body }, { h1, found, rows }] = await Promise.all([get(path), getRating(path)])
      const list = jsonLdOf(body).find(object => object['@type'] === 'ItemList')
      expect(rows.length).toBeGreaterThan(0)
      expect(list).toMatchObject({ name: h1, numberOfItems: found })
      expect(list.itemListElement).toEqual(
        rows.map(({ place, agency }: { place: number; agency: { name_lat: string } }) => ({
          '@type': 'ListItem',
          position: place,
          url: `${SITE_URL}/agency-${agency.name_lat}/`,
        })),
      )
      const visible = [...body.matchAll(/<a[^>]* href="\/agency-([a-z0-9-]+)\/"/g)].map(([, slug]) => slug)
      for (const { agency } of rows) expect(visible).toContain(agency.name_lat)
    },
  )

  test('never includes a sponsor', async () => {
    const { body } = await get('/digital-agencies/')
    const sponsors = (await get('/api/rating-page-sponsors?path=/digital-agencies/')).json()
    const names: string[] = [sponsors.general_sponsor, ...Object.values(sponsors.mini_native_card).flat()]
      .filter(Boolean)
      .map(sponsor => (sponsor as { name: string }).name)
    expect(names.length).toBeGreaterThan(0)
    const structuredData = JSON.stringify(jsonLdOf(body))
    for (const name of names) expect(structuredData).not.toContain(name)
    expect(structuredData).not.toMatch(/erid|ИНН/)
  })

  test('of an agency matches its page', async () => {
    const { body } = await get(`/agency-${agency}/`)
    const header = (await get(`/api/agency-header?agency=${agency}`)).json()
    const organization = jsonLdOf(body).find(object => object['@type'] === 'Organization')
    expect(organization).toMatchObject({ name: header.name, legalName: header.legal.name })
    expect(organization.aggregateRating.reviewCount).toBe(header.reviews.count)
  })
})
