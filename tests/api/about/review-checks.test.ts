import { afterAll, beforeAll, expect, test } from 'vitest'
import { localApi } from '#server/api/local-api.ts'
import { makeMemo } from '#server/memo.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const DAY = 86_400_000

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const at = (now: Date) => localApi({ ...site.context, now: () => now, memo: makeMemo(Date.now) })

/** Days from arrival to decision, straight from the events. */
async function daysDecided(since: Date): Promise<number[]> {
  const events = await site.context.database.kysely.selectFrom('review_event').selectAll().execute()
  const received = new Map(events.filter(({ kind }) => kind === 'received').map(each => [each.review_id, each.at]))
  return events
    .filter(event => event.kind !== 'received' && event.at >= since)
    .map(event => (event.at.getTime() - (received.get(event.review_id) ?? event.at).getTime()) / DAY)
    .toSorted((one, other) => one - other)
}

test('the time of checking is the median of the decisions, which the bars add up to', async () => {
  // The tiny market has few decisions of the last months: ask as of the day when it had most.
  const latest = await site.context.database.kysely
    .selectFrom('review_event')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  const now = new Date(latest.at ?? 0)
  const days = await daysDecided(new Date(now.getTime() - 90 * DAY))
  const { checks } = await at(now)('review-checks', {})
  const middle = days.length / 2
  const median = ((days[Math.ceil(middle) - 1] ?? 0) + (days[Math.floor(middle)] ?? 0)) / 2
  expect(days.length).toBeGreaterThanOrEqual(10)
  expect(checks?.count).toBe(days.length)
  expect(checks?.median).toBeCloseTo(Math.round(median * 10) / 10, 5)
  expect(checks?.by_day).toEqual(
    [1, 2, 3, 4, 5]
      .map(day => days.filter(each => each > day - 1 && each <= day).length)
      .concat(days.filter(each => each > 5).length),
  )
})

test('without decisions nothing is said of how long they take', async () => {
  expect((await at(new Date('2099-01-01'))('review-checks', {})).checks).toBeNull()
})

test('the contacts show the time and how many reviews it is of, without JavaScript', async () => {
  const { checks } = await localApi(site.context)('review-checks', {})
  const { body } = await site.app.inject({ url: '/contacts/' })
  const page = body.replaceAll('\u00a0', ' ')
  if (checks === null) expect(page).not.toContain('Отзыв проверяем за')
  else expect(page).toContain(`решений: ${checks.count}`)
})
