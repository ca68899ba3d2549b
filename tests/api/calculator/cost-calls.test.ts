import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { PRICES_SETTING, type PricesState } from '#db/queries/calculator/replace-priced-work.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { COST_CSV_PATH } from '#domain/calculator/asked-query.ts'
import { formatMoneyBare, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let api: CallApi
beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

/** The text of a page, with plain spaces. */
async function pageText(url: string): Promise<string> {
  const { body, statusCode } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  return body
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
const spaced = (text: string) => text.replace(/\s+/g, ' ')

describe('the questions of a service', () => {
  test('options are counted under the other answers, and lead to just as many works', async () => {
    const { questions } = await api('cost-filters', { service: 'sites', type: 'shop' })
    expect(questions.map(({ key }) => key)).toEqual(['type', 'industry', 'system', 'region', 'tier', 'scope'])
    for (const { key, options } of questions) {
      for (const { value, projects } of options.slice(0, 4)) {
        const { steps } = await api('cost-approximate-price', { service: 'sites', type: 'shop', [key]: value })
        expect(steps[0]?.sample, `${key}=${value}`).toBe(projects)
      }
    }
  })

  test('a service without types of site does not ask for one', async () => {
    const { questions } = await api('cost-filters', { service: 'crm' })
    expect(questions.map(({ key }) => key)).not.toContain('type')
  })

  test('an unknown service is not found, unknown answers mean any', async () => {
    await expect(api('cost-filters', { service: 'no-such' })).rejects.toMatchObject({ code: 'not-found' })
    const whole = await api('cost-approximate-price', { service: 'sites' })
    expect(await api('cost-approximate-price', { service: 'sites', region: 'atlantis' })).toEqual(whole)
  })
})

describe('an answer', () => {
  test('is never one number: quartiles, deciles, an interval, the sample and its dates', async () => {
    const { spread, interval, sample, from, to, months, dots } = await api('cost-approximate-price', {
      service: 'sites',
    })
    expect(spread).not.toBeNull()
    const { p10 = 0, low = 0, median = 0, high = 0, p90 = 0 } = spread ?? {}
    const ordered = [p10, low, median, high, p90]
    expect(ordered).toEqual(ordered.toSorted((one, other) => one - other))
    const [least = 0, most = 0] = interval
    expect(least <= median && median <= most).toBe(true)
    expect(sample).toBeGreaterThan(dots.length - 1)
    const state = await getSetting<PricesState>(site.context.database.kysely, PRICES_SETTING)
    expect((from ?? '') >= (state?.since ?? '?')).toBe(true)
    expect((to ?? '?') <= (state?.until ?? '')).toBe(true)
    expect(months).toHaveLength(2)
  })

  test('a rare combination is widened in the fixed order and says how', async () => {
    const asked = await rareShop()
    const { steps, sample } = await api('cost-approximate-price', asked)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps[0]).toMatchObject({ key: null, title: 'ровно такие' })
    const samples = steps.map(step => step.sample)
    expect(samples).toEqual(samples.toSorted((one, other) => one - other))
    expect(sample).toBe(samples.at(-1))
    for (const few of samples.slice(0, -1)) expect(few).toBeLessThan(5)
  })

  test('the visitor’s budget may be written in words and divides the works', async () => {
    const { budget, within, sample, dots, is_thinned } = await api('cost-approximate-price', {
      service: 'sites',
      type: 'shop',
      budget: '1,5 млн',
    })
    expect(budget).toBe(1_500_000)
    expect(is_thinned).toBe(false)
    expect(dots).toHaveLength(sample)
    expect(within).toBe(dots.filter(({ price }) => price <= 1_500_000).length)
  })

  test('projects under NDA are dots without a name, all others lead somewhere', async () => {
    const { dots } = await api('cost-approximate-price', { service: 'sites', type: 'shop' })
    const named = dots.filter(({ title }) => title !== null)
    expect(named.length).toBeGreaterThan(0)
    expect(dots.filter(({ title, path }) => (title === null) !== (path === null))).toEqual([])
    const titles = named.map(({ title }) => title ?? '')
    const { rows } = await site.context.database.pool.query(
      'select count(*)::int as hidden from project where is_nda and title = any($1) and not exists (select from project as open where open.title = project.title and not open.is_nda)',
      [titles],
    )
    expect(rows[0].hidden).toBe(0)
  })

  test('agencies whose such work fits the budget, by their places, get a filled-in tender', async () => {
    const { agencies } = await api('cost-approximate-price', { service: 'sites', budget: '900000' })
    expect(agencies.length).toBeGreaterThan(0)
    const places = agencies.flatMap(({ place }) => place ?? [])
    expect(places.length).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const { tender, agency } of agencies) {
      const { rows } = await site.context.database.pool.query(
        `select avg((paid <= $3)::int)::float8 as within from priced_work
         where service = $1 and agency_id = $2 and project_id is not null`,
        ['sites', agency.id, 900_000],
      )
      expect(rows[0].within).toBeGreaterThanOrEqual(0.25)
      expect(tender).toBe(`/tender/?agencies=${agency.id}&type=sites&budget=900000`)
    }
  })
})

describe('the same figures everywhere', () => {
  test('on the page and from the call', async () => {
    const { spread, sample, title } = await api('cost-approximate-price', { service: 'sites', type: 'shop' })
    const text = await pageText('/calculator/sites/?type=shop')
    expect(text).toContain(title)
    expect(text).toContain(spaced(`Медиана ${formatMoneyShort(spread?.median ?? 0)}`))
    expect(text).toContain(`Таблица всех ${formatNumber(sample)}`)
  })

  test.each(['year', 'quarter', 'region', 'type', 'industry', 'system', 'tier'] as const)(
    'grouped by %s: on the page, from the call and in the file',
    async by => {
      const answer = await api('cost-analytics-calculator', { service: 'sites', by, sort: 'median' })
      expect(answer.rows.length).toBeGreaterThan(1)
      const text = await pageText(`/calculator/analytics/?service=sites&by=${by}&sort=median`)
      const { body, headers } = await site.app.inject({ url: `${COST_CSV_PATH}?service=sites&by=${by}&sort=median` })
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      const [head, ...lines] = body.replace('\uFEFF', '').trimEnd().split('\r\n')
      expect(head).toContain('Медиана, ₽')
      expect(lines).toEqual(answer.rows.map(csvLine))
      for (const { title, spread } of answer.rows) {
        expect(text).toContain(spaced(title))
        if (spread) expect(text).toContain(spaced(formatMoneyBare(spread.median)))
      }
    },
  )

  test('groups under five works are named, never priced', async () => {
    const { rows } = await api('cost-analytics-calculator', { service: 'sites', by: 'region' })
    expect(rows.some(({ sample }) => sample < 5)).toBe(true)
    for (const { sample, spread } of rows) expect(spread === null).toBe(sample < 5)
  })
})

test('services are listed with all their works; popular combinations have the price of their page', async () => {
  const { services } = await api('cost-services-list', {})
  for (const { slug, projects } of services) {
    const { sample } = await api('cost-approximate-price', { service: slug })
    expect(sample, slug).toBe(projects)
  }
  await site.context.database.pool.query(`delete from tally where kind = 'calculator'`)
  site.context.memo.clear()
  const { queries, is_asked } = await api('cost-popular-queries', {})
  expect(is_asked).toBe(false)
  expect(queries.length).toBeGreaterThan(0)
  for (const { path, median, title } of queries) {
    const url = new URL(path, 'http://localhost')
    const [, , service = ''] = url.pathname.split('/')
    const answer = await api('cost-approximate-price', { service, ...Object.fromEntries(url.searchParams) })
    expect([answer.spread?.median, answer.title]).toEqual([median, title])
  }
})

test('a query that five days asked is popular, one of four days is not', async () => {
  const { pool } = site.context.database
  await pool.query(`delete from tally where kind = 'calculator'`)
  await pool.query(
    `insert into tally (day, kind, subject, device, hits)
     select current_date - n, 'calculator', subject, 'desktop', 3
     from (values ('sites?type=shop', 5), ('sites?type=landing', 4)) as asked (subject, days), generate_series(1, days) n`,
  )
  site.context.memo.clear()
  const { is_asked, queries } = await api('cost-popular-queries', {})
  expect(is_asked).toBe(true)
  expect(queries.map(({ path }) => path)).toEqual(['/calculator/sites/?type=shop'])
})

function csvLine({ title, sample, spread }: Answer<'cost-analytics-calculator'>['rows'][number]): string {
  const sums = spread ? [spread.p10, spread.low, spread.median, spread.high, spread.p90] : ['мало данных']
  return [title, sample, ...sums].join(';')
}

/** Answers of a shop that fewer than five works fit. */
async function rareShop() {
  const { questions } = await api('cost-filters', { service: 'sites', type: 'shop' })
  const rarest = (key: string) => questions.find(each => each.key === key)?.options.at(-1)?.value ?? ''
  return { service: 'sites', type: 'shop', industry: rarest('industry'), region: rarest('region') }
}
