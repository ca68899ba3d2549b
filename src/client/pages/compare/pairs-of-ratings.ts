import type { Answer } from '#contract/index.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'

type Rating = Answer<'main-top'>['ratings'][number]

const MAX_PAIRS = 2

/** The first two of each rating with the difference of their shown scores; an agency is offered once. */
export function pairsOfRatings(ratings: readonly Rating[]) {
  const offered = new Set<number>()
  return ratings
    .flatMap(({ title, path, participants, leaders }) => {
      const both = leaders.slice(0, 2)
      const [first, second] = both
      if (!first || !second || both.some(({ agency }) => offered.has(agency.id))) return []
      for (const { agency } of both) offered.add(agency.id)
      return [{ title, path, participants, both, difference: differenceText(first.score - second.score) }]
    })
    .slice(0, MAX_PAIRS)
}

function differenceText(difference: number): string {
  const points = roundDecimal(difference, 1)
  return points === 0 ? 'поровну' : counted(points, 'point')
}
