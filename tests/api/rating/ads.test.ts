import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const ROW_OR_AD = /value="(\d+)" data-part="why"|<aside[^>]*aria-label="Реклама(?: в списке)?: /g

/** Agency ids of the list in the order of the page, with null for an ad. */
async function listOf(path: string, userAgent: string): Promise<(number | null)[]> {
  const { body } = await site.app.inject({ url: path, headers: { 'user-agent': userAgent } })
  const list = /<section[^>]*aria-label="Участники рейтинга".*?<\/section>/s.exec(body)?.[0] ?? ''
  return Array.from(list.matchAll(ROW_OR_AD), ([, id]) => (id ? Number(id) : null))
}

test.each([
  ['/digital-agencies/', 1],
  ['/digital-agencies/russia/', 6],
  ['/digital-agencies/moscow/', 3],
])('no ad on %s is within five rows of its agency on place %i', async (path, place) => {
  const { rows } = await api('rating-page-main-info', { path })
  const own = rows[place - 1]?.agency.id ?? 0
  await site.context.database.kysely
    .updateTable('ad_placement')
    .set({ agency_id: own })
    .where('slot', 'in', ['mini_native_card', 'wide_native_card'])
    .where('rating_type', '=', 'digital-agencies')
    .execute()
  site.context.memo.clear()
  for (const userAgent of ['Mozilla/5.0 (X11; Linux x86_64)', PHONE]) {
    const list = await listOf(path, userAgent)
    expect(list.filter(id => id !== null)).toEqual(rows.map(({ agency }) => agency.id))
    const ads = list.flatMap((id, index) => (id === null ? [index] : []))
    if (rows.length >= 20) expect(ads.length).toBeGreaterThan(0)
    for (const ad of ads) {
      const before = list
        .slice(0, ad)
        .filter(id => id !== null)
        .slice(-5)
      const after = list
        .slice(ad)
        .filter(id => id !== null)
        .slice(0, 5)
      expect([...before, ...after], `${path} ${userAgent}`).not.toContain(own)
    }
  }
})

test('no ad is inside a numbered row', async () => {
  const { body } = await site.app.inject({ url: '/digital-agencies/', headers: { 'user-agent': PHONE } })
  const list = /<section[^>]*aria-label="Участники рейтинга".*?<\/section>/s.exec(body)?.[0] ?? ''
  const rows = list.match(/<li.*?<\/li>/gs) ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(list).toContain('erid')
  for (const row of rows) expect(row).not.toContain('erid')
})
