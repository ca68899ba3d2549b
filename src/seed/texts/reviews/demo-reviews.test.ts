import { expect, test } from 'vitest'
import { makeMarket } from '#seed/market.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentenceCounts, sentencesOf } from '#tests/support/text/repeats.ts'

const demo = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: new Date('2026-05-16T15:20:00Z') }))
const reviews = demo.review.filter(review => review.status === 'published')

const bodies = reviews.map(({ body }) => body)
const wishes = reviews.flatMap(({ better }) => better ?? [])
const replies = demo.review_reply.map(({ body }) => body)

test.each([
  ['reviews', bodies],
  ['wishes', wishes],
  ['replies', replies],
  ['all together', [...bodies, ...wishes, ...replies]],
])('%s seldom repeat six words in a row, and no sentence more than 12 times', (_, texts) => {
  expect(repeatedShare(texts, 6)).toBeLessThanOrEqual(0.2)
  expect(sentenceCounts(texts).filter(([, count]) => count > 12)).toEqual([])
})

test('no two published reviews are the same, and all are well-formed', () => {
  expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(5)
  const flaws =
    /[{}<>[\]|#@~()]|undefined|null|NaN| {2}| [,.!?:]|\.\.|,,|[,:] ?[.!]|(?<![а-яёa-z-])([а-яё]+) \1(?![а-яё-])| – /iu
  const texts = [...bodies, ...wishes, ...replies]
  expect(texts.filter(text => flaws.test(text) || !/^[А-ЯЁA-Z0-9«].*[.!?]$/su.test(text))).toEqual([])
})

test('half of the reviews have one or two sentences', () => {
  const short = bodies.filter(body => sentencesOf(body).length <= 2).length / bodies.length
  expect(short).toBeGreaterThan(0.45)
  expect(short).toBeLessThan(0.58)
})

test('a tenth of the reviews is critical', () => {
  const critical = reviews.filter(({ overall }) => overall <= 3).length / reviews.length
  expect(critical).toBeGreaterThan(0.085)
  expect(critical).toBeLessThan(0.14)
})

test('no institution has a director of electronic commerce', () => {
  const industries = new Map(demo.client_company.map(({ id, industry }) => [id, industry]))
  const posts = reviews.filter(({ client_id }) =>
    ['state', 'cities', 'public'].includes(industries.get(client_id) ?? ''),
  )
  expect(posts.length).toBeGreaterThan(50)
  expect(posts.filter(({ author_role }) => /коммерци|магазин|продаж|бренд|владел/.test(author_role))).toEqual([])
})
