import { expect, test } from 'vitest'
import { pairsOfRatings } from './pairs-of-ratings.ts'

const leader = (id: number, score: number) => ({
  place: 1,
  score,
  addends: [score],
  agency: { id, name: `Агентство ${id}`, name_lat: `agency-${id}`, logo: '', city: 'Казань' },
})
const rating = (title: string, ...leaders: ReturnType<typeof leader>[]) => ({
  ...{ title, path: `/${title}/`, participants: 9, computed_at: '', leaders },
})

test('the first two of a rating are a pair, with the difference of their shown scores', () => {
  const [pair] = pairsOfRatings([rating('a', leader(1, 73.7), leader(2, 73.2), leader(3, 71))])
  expect(pair?.both.map(({ agency }) => agency.id)).toEqual([1, 2])
  expect(pair?.difference).toBe('0,5\u00a0балла')
})

test('equal scores are said, a whole point has its own form', () => {
  const differences = pairsOfRatings([
    rating('a', leader(1, 70), leader(2, 70)),
    rating('b', leader(3, 70.1), leader(4, 69.1)),
  ])
  expect(differences.map(({ difference }) => difference)).toEqual(['поровну', '1\u00a0балл'])
})

test('two pairs of different agencies; a rating of one has none', () => {
  const pairs = pairsOfRatings([
    rating('a', leader(1, 9), leader(2, 8)),
    rating('b', leader(2, 9), leader(3, 8)),
    rating('c', leader(4, 9)),
    rating('d', leader(5, 9), leader(6, 8)),
    rating('e', leader(7, 9), leader(8, 8)),
  ])
  expect(pairs.map(({ title }) => title)).toEqual(['a', 'd'])
})
