import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Params } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import type { Context } from '#server/context.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

type Asked = Pick<Params<'picker'>, 'type' | 'city' | 'budget'>

const pick = (params: Asked): Promise<Answer<'picker'>> => localApi(site.context)('picker', params)

/** The phrase with one answer changed; an empty answer is «any». */
function changed(phrase: Asked, blank: keyof Asked, value: string): Asked {
  const { [blank]: _, ...others } = phrase
  if (value === '') return others
  return { ...others, [blank]: blank === 'budget' ? Number(value) : value }
}

const PHRASES: Asked[] = [
  {},
  { type: 'shop', city: 'kazan' },
  { type: 'shop', city: 'moscow', budget: 1_500_000 },
  { type: 'digital-agencies', city: 'moscow', budget: 300_000 },
  { type: 'seo+context', budget: 50_000 },
  { type: 'bitrix', budget: 10_000_000 },
  { type: 'logo', city: 'st-petersburg' },
  { type: 'ios', city: 'moscow' },
]

describe.each(PHRASES)('options of %o', phrase => {
  test('each says how many agencies choosing it finds, and an empty one leads to what is near', async () => {
    const { types, cities, budgets, chosen, participants } = await pick(phrase)
    const blanks = { type: types, city: cities, budget: budgets }
    for (const [blank, options] of Object.entries(blanks) as [keyof Asked, Answer<'picker'>['types']][]) {
      expect(options.find(({ value }) => value === chosen[blank])?.participants).toBe(participants)
      for (const option of options) {
        const answer = await pick(changed(phrase, blank, option.value))
        expect(answer.participants, `${blank} ${option.title}`).toBe(option.participants)
        if (option.participants === 0) expect(answer.near, `${blank} ${option.title}`).not.toEqual([])
      }
    }
  })

  test('cost one query per blank at most, besides the slice itself', async () => {
    site.context.memo.clear()
    // Editions with their sizes are shared by all pages and cached for a minute.
    await pick({})
    const { context, queries } = counting(site.context)
    await localApi(context)('picker', phrase)
    const { near } = await pick(phrase)
    // Of the neighbours of a small slice, only those with a filter are counted.
    expect(queries()).toBeLessThanOrEqual(4 + near.length)
  })
})

test('the suggested phrase narrows at every blank, and its preview is of the same agencies', async () => {
  const { chosen, narrowed, participants } = await localApi(site.context)('picker', { suggested: true })
  expect(chosen.city).not.toBe('')
  expect(chosen.budget).not.toBe('')
  expect(narrowed.city).toBeLessThan(narrowed.type)
  expect(narrowed.budget).toBeLessThan(narrowed.city)
  expect(participants).toBeGreaterThanOrEqual(3)
  const preview = await localApi(site.context)('picker-preview', { suggested: true })
  expect(preview).toMatchObject({ participants, limit: Number(chosen.budget) })
})

test('some options are empty and some are not, so that the counts above mean something', async () => {
  const answers = await Promise.all(PHRASES.map(pick))
  const counts = answers.flatMap(({ types, cities, budgets }) => [...types, ...cities, ...budgets])
  expect(counts.filter(({ participants }) => participants === 0).length).toBeGreaterThan(3)
  expect(new Set(counts.map(({ participants }) => participants)).size).toBeGreaterThan(5)
})

function counting(context: Context): { context: Context; queries: () => number } {
  let count = 0
  const kysely = context.database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    // Counts results, because transformQuery runs once per part of a compound query.
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  })
  return { context: { ...context, database: { ...context.database, kysely } }, queries: () => count }
}
