import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { recomputeStatistics } from '#server/operations/recompute-statistics.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

type Chart = Answer<'/v2/digitalStats/charts/{id}'>

const CHART = '/v2/digitalStats/charts/{id}'
const DAY_MS = 86_400_000
const dayOf = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

let site: TestApp
/** The day of the first run, and what is corrected two days later. */
let first: string
let later: Date

beforeAll(async () => {
  site = await openTestApp()
  const { rows } = await site.context.database.pool.query('select min(since) as since from stat_run')
  first = dayOf(rows[0].since)
  later = new Date(rows[0].since.getTime() + 2 * DAY_MS)
})
afterAll(() => site.close())

const apiAt = (now: Date) => {
  site.context.memo.clear()
  return localApi({ ...site.context, now: () => now })
}
const get = (url: string) => site.app.inject({ url })
const figuresOf = ({ chart, finding, sample }: Chart) => ({ chart, finding, sample })

describe('pages, frames and files of a day', () => {
  const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')
  const written = () => {
    const [year, month, day] = first.split('-').map(Number)
    return new RegExp(`анные на ${day}\\s${months[(month ?? 1) - 1]} ${year}`)
  }

  test('say the day beside the figures and are not for search engines', async () => {
    const { body, statusCode } = await get(`/digital-stats/prices/?as_of=${first}`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(body.match(new RegExp(written(), 'g'))?.length).toBeGreaterThan(2)
    expect(body).toContain('Нынешние цифры')
    expect((await get('/digital-stats/prices/')).body).not.toContain('Нынешние цифры')
    expect((await get(`/embed/digital-stats/median-budget/?as_of=${first}`)).body).toMatch(written())
    const csv = await get(`/digital-stats/prices/median-budget.csv?as_of=${first}`)
    expect(csv.body).toMatch(written())
    expect(csv.headers['content-disposition']).toContain(`merilo-median-budget-${first}.csv`)
  })

  test('are what «Как цитировать» prints on the page of today', async () => {
    const { body } = await get('/digital-stats/prices/?region=russia')
    const [, printed = ''] = /Как цитировать.*?href="([^"]+as_of=[^"]+)"/s.exec(body) ?? []
    const address = printed.replaceAll('&amp;', '&')
    expect(address).toContain(`${SITE_URL}/digital-stats/prices/?chart=`)
    expect(address).toContain('&region=russia')
    expect((await get(address.slice(SITE_URL.length))).statusCode).toBe(200)
  })

  test('without JavaScript keep the day when a choice is made', async () => {
    const { body } = await get(`/digital-stats/prices/?as_of=${first}`)
    expect(body.match(new RegExp(`<input type="hidden" name="as_of" value="${first}"`, 'g'))).toHaveLength(2)
  })
})

describe('a figure as of a day', () => {
  test('stays the same when the data behind it are corrected later, in the chart and in its dropdowns', async () => {
    const api = apiAt(later)
    const asked = { id: 'median-budget', as_of: first }
    const cited = figuresOf(await api(CHART, asked))
    const options = await api('/v2/digitalStats/dropdowns', { tab: 'prices', as_of: first })
    expect(cited).toEqual(figuresOf(await apiAt(new Date(later.getTime() - 2 * DAY_MS))(CHART, { id: asked.id })))

    const { database } = site.context
    await database.pool.query('update project set budget = budget * 3')
    // Figures that disappear are kept too.
    await database.pool.query(`update project set is_verified = false where launched < '2025-07-01'`)
    await recomputeStatistics(database.kysely, { now: later })

    const corrected = apiAt(later)
    expect(figuresOf(await corrected(CHART, { id: asked.id }))).not.toEqual(cited)
    expect(figuresOf(await corrected(CHART, asked))).toEqual(cited)
    expect(await corrected('/v2/digitalStats/dropdowns', { tab: 'prices', as_of: first })).toEqual(options)
    // As of the day of the correction it is the corrected one.
    expect(figuresOf(await corrected(CHART, { id: asked.id, as_of: dayOf(later) }))).toEqual(
      figuresOf(await corrected(CHART, { id: asked.id })),
    )
  })

  test('is a figure of the day also in the answer’s dates', async () => {
    const { as_of, updated_at } = await apiAt(later)(CHART, { id: 'median-budget', as_of: first })
    expect(as_of).toBe(first)
    expect(dayOf(new Date(updated_at ?? ''))).toBe(first)
  })
})

describe('a day without figures', () => {
  const BAD = ['2026-02-30', '18.11.2026', '2999-01-01', '2001-01-01']

  test.each(BAD)('%s is refused by the call and the file in a Russian sentence', async day => {
    for (const url of [
      `/v2/digitalStats/charts/median-budget?as_of=${day}`,
      `/digital-stats/prices/median-budget.csv?as_of=${day}`,
    ]) {
      const answer = await get(url)
      expect([url, answer.statusCode]).toEqual([url, 400])
      expect(answer.json().error.message).toMatch(/^(as_of — день|Прежние цифры хранятся с)/)
    }
  })

  test.each(BAD)('%s leads to the newest figures on the page and in the frame', async day => {
    const page = await get(`/digital-stats/prices/?region=kazan&as_of=${day}`)
    expect([page.statusCode, page.headers.location]).toEqual([302, '/digital-stats/prices/?region=kazan'])
    const frame = await get(`/embed/digital-stats/median-budget/?as_of=${day}`)
    expect([frame.statusCode, frame.headers.location]).toEqual([302, '/embed/digital-stats/median-budget/'])
  })
})
