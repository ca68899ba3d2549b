import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { RATING_TYPES, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { tierOfPrice } from '#domain/vocabulary/tiers.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

interface PriceLine {
  agency_id: number
  service: string
  site_type: string | null
  price_from: number
}

test('a row shows the price of the service, type and tier that its page is about', async () => {
  const { pool } = site.context.database
  const { rows: lines } = await pool.query<PriceLine>('select * from price_line')
  const { rows: slices } = await pool.query<{ type: string; slice: string; tier: string }>(
    `select type, slice, tier from slice_size join edition on edition.id = edition_id where type <> 'cms' and year is null`,
  )
  const seen = { inTier: 0, ofType: 0, onRequest: 0 }
  for (const { type, slice, tier } of slices) {
    const path = pathOfSlice(type, slice, tier)
    if (!path) continue
    const { service, tierBounds } = ratingTypeBySlug(path.type)
    const category = path.slice?.kind === 'category' ? categoryBySlug(path.slice.slug) : undefined
    const siteType = category && category.kind !== 'industry' ? category.slug : null
    const { rows } = await api('rating-page-main-info', { path: buildRatingPath(path) })
    for (const { agency, price_from } of rows) {
      const prices = lines
        .filter(line => line.agency_id === agency.id && line.service === service)
        .filter(line => siteType === null || line.site_type === siteType)
        .map(line => line.price_from)
        .filter(price => tier === '' || tierOfPrice(price, tierBounds) === tier)
      expect(price_from, `${agency.name} at ${buildRatingPath(path)}`).toBe(
        prices.length === 0 ? null : Math.min(...prices),
      )
      if (price_from === null) seen.onRequest += 1
      else if (siteType !== null) seen.ofType += 1
      else if (tier !== '') seen.inTier += 1
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})

test('price lines were checked when the fact «цены» was', async () => {
  const { rows } = await site.context.database.pool.query<{ slug: string }>(
    'select slug from agency where price_from is not null order by id',
  )
  const states = new Set<boolean>()
  for (const { slug } of rows) {
    const { facts } = await api('agency-header', { agency: slug })
    const { list } = await api('agency-prices', { agency: slug })
    const checkedAt = facts.find(({ kind }) => kind === 'prices')?.checked_at ?? null
    for (const line of list) expect(line.checked_at, slug).toBe(checkedAt)
    states.add(checkedAt === null)
  }
  expect(states.size).toBe(2)
})

test('an agency is priced by its main service on every page', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  for (const { agency } of rows.slice(0, 10)) {
    const { price_from, services } = await api('agency-header', { agency: agency.name_lat })
    expect(price_from).toBe(services[0]?.price_from ?? null)
    const { list } = await api('agency-info-for-tender', { ids: String(agency.id) })
    expect(list[0]?.price_from).toBe(price_from)
  }
})

test('a header has the rating and a recipient of a request the price unit of the main service', async () => {
  const lists = await Promise.all(
    ['/seo+context/', '/digital-agencies/'].map(path => api('rating-page-main-info', { path })),
  )
  const units = new Set<string>()
  for (const { agency } of lists.flatMap(({ rows }) => rows.slice(0, 20))) {
    const { services, rating } = await api('agency-header', { agency: agency.name_lat })
    expect(RATING_TYPES.find(({ title }) => title === rating?.title)?.service).toBe(services[0]?.slug)
    const { list } = await api('agency-info-for-tender', { ids: String(agency.id) })
    const { unit = 'project' } = serviceBySlug(services[0]?.slug ?? '') ?? {}
    expect(list[0]?.price_unit, agency.name).toBe(unit)
    units.add(unit)
  }
  expect([...units].sort()).toEqual(['month', 'project'])
})
