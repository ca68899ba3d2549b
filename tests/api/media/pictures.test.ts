import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE_FORMATS, PICTURE_RATIO, PICTURE_WIDTHS, projectPicture } from '#domain/web/pictures.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let shown: number
let nda: number

beforeAll(async () => {
  site = await openTestApp()
  const project = (is_nda: boolean) =>
    site.context.database.kysely
      .selectFrom('project')
      .select('id')
      .where('is_nda', '=', is_nda)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  shown = (await project(false)).id
  nda = (await project(true)).id
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const cases = PICTURE_FORMATS.flatMap(format => PICTURE_WIDTHS.map(width => [width, format] as const))

describe('a project’s picture', () => {
  test.each(cases)('is %i pixels wide as %s, and small', async (width, format) => {
    const answer = await get(projectPicture(shown, width, format))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{6,}/)
    const picture = await sharp(answer.rawPayload).metadata()
    expect(picture).toMatchObject({ format: format === 'avif' ? 'heif' : format, width, height: width * PICTURE_RATIO })
    expect(answer.rawPayload.length).toBeLessThan(40_000)
  })

  test('is not sent again when its ETag matches', async () => {
    const url = projectPicture(shown, 320, 'webp')
    const { headers } = await get(url)
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('has a different ETag for each width and format', async () => {
    const tags = await Promise.all(
      cases.map(async ([width, format]) => (await get(projectPicture(shown, width, format))).headers.etag),
    )
    expect(new Set(tags).size).toBe(cases.length)
  })

  test('is a placeholder for a project under NDA', async () => {
    const drawing = (await get(`/media/project/${nda}.svg`)).body
    expect(drawing).toContain('NDA')
    expect((await get(projectPicture(nda, 320, 'webp'))).statusCode).toBe(200)
  })

  test.each(['1-100.webp', '1-320.png', '2147483647-320.webp', 'x-320.avif', '1-320', '99999999999-320.avif'])(
    'is not found at %s',
    async file => {
      expect((await get(`/media/project/${file}`)).statusCode).toBe(404)
    },
  )
})

test('a client has a monogram', async () => {
  const { slug } = await site.context.database.kysely
    .selectFrom('client_company')
    .select('slug')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const answer = await get(`/media/client/${slug}.svg`)
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.body).toContain('<svg')
  expect((await get('/media/client/no-such-client.svg')).statusCode).toBe(404)
})

test('without a maps key an office has directions instead of a map', async () => {
  const { slug } = await site.context.database.kysely
    .selectFrom('office')
    .innerJoin('agency', 'agency.id', 'office.agency_id')
    .select('agency.slug')
    .where('office.latitude', 'is not', null)
    .orderBy('office.id')
    .executeTakeFirstOrThrow()
  const { offices } = (await get(`/api/agency-header?agency=${slug}`)).json()
  expect(offices[0]).toMatchObject({ map: null, from_centre: expect.stringMatching(/от.центра|центре/) })
  expect(offices[0].route).toMatch(/^https:\/\/yandex\.ru\/maps\//)
})
