import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { makeMemo } from '#server/memo.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

/** A search compares at most 650 names; more than that begin with each of these questions. */
const CROWD = 700
const TASKS = ['магазин казань', 'магазин москва до 1,5 млн', 'корпоративный сайт новосибирск', 'сайт на битрикс']

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
})
afterAll(() => site.close())

/** Nothing remembered, so that agencies added meanwhile are read. */
const freshApi = (): CallApi => localApi({ ...site.context, memo: makeMemo(Date.now) })

async function answersOf(task: string) {
  const api = freshApi()
  const { fits, slices, results } = await api('agency-find', { q: task })

  return { fits: fits.map(({ agency }) => agency.id), slices, results }
}

test('a crowd of names never hides the best by place of the slice that a question names', async () => {
  const before = await Promise.all(TASKS.map(answersOf))
  for (const { fits } of before) expect(fits).not.toEqual([])
  await site.context.database.pool.query(
    `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
     select key, task || ' ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', key, '', '', ''
     from unnest($1::text[]) with ordinality as asked (task, nth), generate_series(1, $2::int) n,
       lateral (select concat('crowd-', nth, '-', n) as key) as named`,
    [TASKS, CROWD],
  )
  for (const [nth, task] of TASKS.entries()) {
    const after = await answersOf(task)
    expect(
      after.results.some(({ name }) => name.startsWith(task)),
      task,
    ).toBe(true)
    expect(after.fits, task).toEqual(before[nth]?.fits)
    expect(after.slices, task).toEqual(before[nth]?.slices)
  }
})
