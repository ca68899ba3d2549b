import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { insertAgency } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const RATING = '/digital-agencies/'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const textOf = (body: string) => body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const openOwn = async (name: string, path = RATING) => {
  const { body, statusCode } = await site.app.inject(`${path}?own=${encodeURIComponent(name)}`)
  expect(statusCode).toBe(200)
  return body
}

test('a participant is found by name and led to its explained row', async () => {
  const { rows } = await api('rating-page-main-info', { path: RATING })
  const row = rows.at(-1)
  if (!row) throw new Error('The rating is empty')
  const { agencies } = await api('rating-own-row', { path: RATING, name: row.agency.name })
  expect(agencies[0]).toMatchObject({
    name: row.agency.name,
    row: { place: row.place, path: `${RATING}?why=${row.agency.id}` },
  })
  const body = await openOwn(row.agency.name)
  expect(body).toContain(`href="${RATING}?why=${row.agency.id}"`)
  expect(textOf(body)).toContain(`${row.agency.name}: ${row.place}-е место`)
  const { body: opened } = await site.app.inject(agencies[0]?.row?.path ?? '/nothing')
  expect(textOf(opened)).toContain(`${row.agency.name}: почему ${row.place}-е место`)
})

test('namesakes are all offered', async () => {
  await insertAgency(site.context.database.kysely, 'sosna-odin', { name: 'Сосна Один' })
  await insertAgency(site.context.database.kysely, 'sosna-dva', { name: 'Сосна Два' })
  const { agencies } = await api('rating-own-row', { path: RATING, name: 'сосна' })
  expect(agencies.map(({ name }) => name)).toEqual(expect.arrayContaining(['Сосна Один', 'Сосна Два']))
})

test('an agency that is on the site and not in the rating is told so, with its page and the way in', async () => {
  await insertAgency(site.context.database.kysely, 'vne-reytinga', { name: 'Зюйдвестка' })
  const body = await openOwn('Зюйдвестка')
  expect(textOf(body)).toContain('В этом рейтинге его нет')
  expect(body).toContain('href="/agency-vne-reytinga/"')
  expect(body).toContain('href="#ways-in"')
})

test.each(['щзфцхж', '\u0000бюро', '<script>', '"\'\\', 'я'.repeat(300), '   '])(
  'nothing breaks at «%s»',
  async name => {
    const body = await openOwn(name)
    if (name === 'щзфцхж') expect(textOf(body)).toContain('Агентства с таким названием на сайте нет')
  },
)
