import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { COST_CSV_PATH } from '#domain/calculator/asked-query.ts'
import { statementsOf } from '#tests/support/database/kept-plan.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const CALL = '/api/cost-approximate-price?service=sites'
const PAGE = '/calculator/sites/'
const TABLES = ['project', 'priced_work', 'price_index', 'entry', 'edition']

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({}, {}, { poolSize: 1 })
})
afterAll(() => site.close())
beforeEach(() => site.context.memo.clear())

/** Tables of the market that the statements of a request read. */
async function tablesRead(url: string): Promise<string[]> {
  const statements = await statementsOf(site.context.database.pool, async () => {
    expect((await site.app.inject({ url })).statusCode, url).toBe(200)
  })
  return statements.flatMap(({ text }) => TABLES.filter(table => text.includes(`from "${table}"`)))
}

test.each([
  ['the call', CALL, '&'],
  ['the page', PAGE, '?'],
])('%s with another budget reads nothing but the projects nearest to it', async (_, url, joined) => {
  await tablesRead(`${url}${joined}budget=900000`)
  expect(await tablesRead(`${url}${joined}budget=${encodeURIComponent('1,5 млн')}`)).toEqual(['project'])
  expect(await tablesRead(`${url}${joined}budget=1500001`)).toEqual([])
})

test('answers that mean nothing and the order of parameters make no other sample', async () => {
  await tablesRead(`${CALL}&type=shop&region=kazan`)
  expect(await tablesRead(`${CALL}&region=kazan&type=shop&industry=atlantis&budget=1`)).toEqual(['project'])
})

test('places are read once for all samples of a service, then only those of the agencies shown', async () => {
  await tablesRead(`${CALL}&tier=low`)
  const statements = await statementsOf(site.context.database.pool, () =>
    site.app.inject({ url: `${CALL}&tier=middle` }),
  )
  const ids = statements.filter(({ text }) => text.includes('from "entry"')).map(({ values }) => values.at(-1))
  expect(ids).toHaveLength(1)
  expect([ids].flat(3).length).toBeLessThanOrEqual(MAX_RECIPIENTS)
})

test('prices by group are counted once for all orders, on the page and in the file', async () => {
  const groupings = vi.spyOn(Map, 'groupBy')
  onTestFinished(() => groupings.mockRestore())
  for (const sort of ['group', 'sample', 'median']) {
    await site.app.inject({ url: `/api/cost-analytics-calculator?service=sites&by=region&sort=${sort}` })
    await site.app.inject({ url: `${COST_CSV_PATH}?service=sites&by=region&sort=${sort}` })
  }
  expect(groupings).toHaveBeenCalledTimes(1)
})
