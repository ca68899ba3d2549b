import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

async function compare(query: Record<string, string>): Promise<Answer<'agency-compare-by-table'>> {
  return (await site.app.inject({ url: `/api/agency-compare-by-table?${new URLSearchParams(query)}` })).json()
}

const inRating = async (type: string, limit: number): Promise<number[]> => {
  const { rows } = await site.context.database.pool.query(
    `select agency_id from entry join edition on edition.id = edition_id
     where year is null and type = $1 and slice = '' and tier = '' order by place limit $2`,
    [type, limit],
  )
  return rows.map(({ agency_id }) => agency_id)
}

test('the board shows the score of the rating page, and six addends that sum to it', async () => {
  const ids = await inRating('digital-agencies', 10)
  const { board } = await compare({ ids: ids.join() })
  const answer = await site.app.inject({ url: '/api/rating-page-main-info?path=/digital-agencies/' })
  const shown = new Map(answer.json().rows.map((row: { agency: { id: number } }) => [row.agency.id, row]))
  expect(board.rating).toMatchObject({ path: '/digital-agencies/' })
  expect(board.rating?.factors.map(({ limit }) => limit)).toEqual([35, 30, 15, 10, 5, 5])
  for (const [index, { standing, price }] of board.candidates.entries()) {
    const sum = standing?.addends.reduce((total, points) => total + Math.round(points * 10), 0)
    expect(standing?.addends).toHaveLength(6)
    expect(sum).toBe(Math.round((standing?.score ?? 0) * 10))
    const { place, score, addends, price_from } = standing ? { ...standing, price_from: price.from } : ({} as never)
    expect(shown.get(ids[index])).toMatchObject({ place, score, addends, price_from })
  }
})

test('the board is in the asked rating, in the one most of them share without an asked one', async () => {
  const [first, second] = await inRating('seo+context', 2)
  const ids = `${first},${second}`
  const asked = await compare({ ids, rating: '/seo+context/' })
  expect(asked.board.rating).toMatchObject({ path: '/seo+context/', unit: '/мес.' })
  expect(asked.board.ratings.map(({ path }) => path)).toContain('/seo+context/')
  for (const rating of ['/no-such-rating/', '/cms/']) {
    expect((await compare({ ids, rating })).board).toEqual({
      ...(await compare({ ids })).board,
      as_of: expect.any(String),
    })
  }
})

test('the board says of an agency outside the rating that it does not take part', async () => {
  const [inside] = await inRating('seo+context', 1)
  const { rows } = await site.context.database.pool.query(
    `select id from agency where id not in (select agency_id from entry join edition on edition.id = edition_id
     where year is null and type = 'seo+context') order by id limit 1`,
  )
  const { board } = await compare({ ids: `${inside},${rows[0].id}`, rating: '/seo+context/' })
  expect(board.candidates[1]).toMatchObject({ standing: null, price: { from: null, quartiles: null, sums: [] } })
  expect(board.candidates[1]?.verdict.lead).toMatch(/^Не участвует в этом рейтинге\./)
})

test('the board counts the projects within the visitor’s limit', async () => {
  const ids = await inRating('digital-agencies', 3)
  const { board } = await compare({ ids: ids.join(), budget: '1000000' })
  expect(board.limit).toBe(1_000_000)
  for (const { price, verdict } of board.candidates) {
    const within = price.sums.filter(({ sum }) => sum <= 1_000_000).length
    const said = within === 0 ? 'Проектов в ваш предел нет.' : `В ваш предел — ${within} из ${price.sums.length}`
    expect(verdict.facts.replaceAll('\u00a0', ' ')).toContain(said)
  }
})
