import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portraitAddress } from '#domain/pictures/picture-addresses.ts'
import { COVER_VARIANTS, projectCover } from '#domain/web/pictures.ts'
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

describe('a project’s cover', () => {
  test.each(COVER_VARIANTS)('is a small drawing in the variant %s', async variant => {
    const answer = await get(projectCover(shown, variant), { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{6,}/)
    expect(answer.rawPayload.length).toBeLessThan(6000)
    const drawing = brotliDecompressSync(answer.rawPayload).toString()
    expect(drawing).toContain('viewBox="0 0 400 250"')
    expect(drawing).not.toContain('<text')
  })

  test('is not sent again when its ETag matches', async () => {
    const { headers } = await get(projectCover(shown))
    const again = await get(projectCover(shown), { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(projectCover(shown, 'small'))).headers.etag).not.toBe(headers.etag)
  })

  /** The cover as it is and as it would be with another result. */
  async function withOtherResult(id: number) {
    const cover = async () => {
      const { statusCode, body } = await get(projectCover(id))
      expect(statusCode).toBe(200)
      return body
    }
    const db = site.context.database.kysely
    const update = (result: string | null) => db.updateTable('project').set({ result }).where('id', '=', id).execute()
    const { result } = await db.selectFrom('project').select('result').where('id', '=', id).executeTakeFirstOrThrow()
    const before = await cover()
    await update('Заявок больше на 987 %')
    const after = await cover()
    await update(result)
    expect(await cover()).toBe(before)
    return { before, after }
  }

  test('changes with the project', async () => {
    const { before, after } = await withOtherResult(shown)
    expect(after).not.toBe(before)
  })

  test('tells nothing of a project under NDA', async () => {
    const { before, after } = await withOtherResult(nda)
    expect(after).toBe(before)
  })

  test.each(['1-100.svg', '1.png', '2147483647.svg', 'x.svg', '1', '99999999999.svg', '1-320.avif'])(
    'is not found at %s',
    async file => {
      expect((await get(`/media/project/${file}`)).statusCode).toBe(404)
    },
  )
})

describe('a portrait', () => {
  test('is drawn at the address of a name', async () => {
    const answer = await get(portraitAddress('Марина Ильина'))
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.body).toContain('viewBox="0 0 64 64"')
  })

  test.each(['other-00000000', 'male-0', 'male-GGGGGGGG', 'male'])('is not found at %s', async file => {
    expect((await get(`/media/person/${file}.svg`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

test('a client has a drawn logo', async () => {
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
