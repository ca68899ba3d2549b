import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { WordStock } from './names/word-stock.ts'
import type { Random } from './random.ts'
import { type AgencyAt, type AgencyRecord, agencyAt } from './texts/experts/agency-at.ts'
import { LEANINGS } from './texts/experts/leanings.ts'
import { type Opinion, writeComment } from './texts/experts/write-comment.ts'

export type Voter = { id: number; role: string }

/** A slice of an edition with its first places. */
export type Ballot = {
  edition: number
  type: string
  at: Date
  leaders: readonly { agency_id: number; place: number }[]
}

export type Vote = { expert_id: number; edition_id: number; agency_id: number; comment: string | null }

type Expert = Voter & Opinion & { types: ReadonlySet<string> }

const VOTES_EACH = 2
const KNOWN_TYPES = 4
/** Of votes for an agency that suits the leaning, and of the others. */
const COMMENTED = [0.65, 0.25] as const
/** How much likelier a vote is for an agency that has what the expert looks at. */
const PREFERENCE = 14
/** A comment may be the same for two agencies, not for more. */
const SAME_COMMENTS = 2
const ATTEMPTS = 6

/** Each expert has a leaning, knows some ratings, and votes rather for those who suit the leaning. */
export function castVotes(
  random: Random,
  voters: readonly Voter[],
  ballots: readonly Ballot[],
  records: ReadonlyMap<number, AgencyRecord>,
): Vote[] {
  const stock = new WordStock(random.fork('leanings'), LEANINGS)
  const experts = voters.map((voter): Expert => {
    const own = random.fork(`expert/${voter.id}`)
    const types = own.shuffle(RATING_TYPES.map(({ slug }) => slug)).slice(0, KNOWN_TYPES)
    return { ...voter, leaning: stock.take(), types: new Set(types) }
  })
  const said = new Map<string, number>()
  const votes = new Map<string, Vote>()
  for (const [index, { edition, type, at, leaders }] of ballots.entries()) {
    const known = leaders.flatMap(({ agency_id, place }) => {
      const record = records.get(agency_id)
      return record ? [{ agency_id, place, agency: agencyAt(record, at) }] : []
    })
    if (known.length === 0) continue
    const concerned = experts.filter(({ types }) => types.has(type))
    const voting = concerned.length > 0 ? concerned : experts.slice(0, 1)
    const stream = random.fork(`ballot/${index}`)
    for (const [order, expert] of voting.entries()) {
      // A slice without votes would look forgotten.
      const count = stream.int(order === 0 ? 1 : 0, VOTES_EACH)
      const weights = known.map(one => [one, weightOf(expert, one)] as const)
      for (const { agency_id, agency } of new Set(Array.from({ length: count }, () => stream.pickWeighted(weights)))) {
        const key = `${expert.id}/${edition}/${agency_id}`
        if (votes.has(key)) continue
        const comment = stream.chance(COMMENTED[expert.leaning.suits(agency) ? 0 : 1])
          ? freshComment(stream, expert, agency, said)
          : null
        votes.set(key, { expert_id: expert.id, edition_id: edition, agency_id, comment })
      }
    }
  }
  return [...votes.values()]
}

const weightOf = ({ leaning }: Expert, { agency, place }: { agency: AgencyAt; place: number }): number =>
  (leaning.suits(agency) ? PREFERENCE : 1) / (place + 8)

function freshComment(random: Random, expert: Expert, agency: AgencyAt, said: Map<string, number>): string | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const comment = writeComment(random, expert, agency)
    if (comment === null) return null
    const times = said.get(comment) ?? 0
    if (times >= SAME_COMMENTS) continue
    said.set(comment, times + 1)
    return comment
  }
  return null
}
