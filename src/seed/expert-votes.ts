import type pg from 'pg'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import { type Ballot, castVotes, type Voter } from './cast-votes.ts'
import { makeRandom } from './random.ts'
import type { AgencyRecord } from './texts/experts/agency-at.ts'

// Experts vote for agencies they know.
const KNOWN_PLACES = 30

type Leader = { edition_id: number; type: string; as_of: Date; slice: string; agency_id: number; place: number }

const LEADERS = `
  select edition_id, edition.type, edition.as_of, slice, agency_id, place
    from entry join edition on edition.id = edition_id
   where slice = any($2) and tier = '' and place <= $1
   order by edition_id, slice, place, agency_id`

/** Votes for the leaders of every edition; they are shown next to the score but are not part of it. */
export async function writeExpertVotes(pool: pg.Pool, seed: number): Promise<number> {
  const experts = await pool.query<Voter>('select id, role from expert order by id')
  const leaders = await pool.query<Leader>(LEADERS, [KNOWN_PLACES, WHOLE_SLICES])
  const records = await readRecords(pool, [...new Set(leaders.rows.map(({ agency_id }) => agency_id))])
  const ballots = [...Map.groupBy(leaders.rows, ({ edition_id, slice }) => `${edition_id}/${slice}`).values()].flatMap(
    ([first, ...others]): Ballot[] =>
      first ? [{ edition: first.edition_id, type: first.type, at: first.as_of, leaders: [first, ...others] }] : [],
  )
  const votes = castVotes(makeRandom(seed).fork('votes'), experts.rows, ballots, records)
  await pool.query(
    `insert into expert_vote (expert_id, edition_id, agency_id, comment)
     select expert_id, edition_id, agency_id, comment from json_populate_recordset(null::expert_vote, $1::json)
     on conflict do nothing`,
    [JSON.stringify(votes)],
  )
  return votes.length
}

type OfAgency<Row> = Row & { agency_id: number }

async function readRecords(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, AgencyRecord>> {
  const byAgency = async <Row extends object>(query: string): Promise<Map<number, OfAgency<Row>[]>> => {
    const { rows } = await pool.query<OfAgency<Row>>(query, [ids])
    return Map.groupBy(rows, ({ agency_id }) => agency_id)
  }
  const agencies = await pool.query<AgencyRecord['agency']>(
    'select id, name, city, founded from agency where id = any($1)',
    [ids],
  )
  const projects = await byAgency<AgencyRecord['projects'][number]>(
    `select agency_id, client_id, service, industry, system, budget, launched::text, result is not null as has_result
       from project where agency_id = any($1) order by launched, id`,
  )
  const reviews = await byAgency<AgencyRecord['reviews'][number]>(
    `select agency_id, quality, terms, communication, value, published_at
       from review where agency_id = any($1) and status = 'published'`,
  )
  const replies = await byAgency<AgencyRecord['replies'][number]>(
    `select agency_id, review_reply.created_at
       from review_reply join review on review.id = review_id where agency_id = any($1)`,
  )
  const cases = await byAgency<AgencyRecord['cases'][number]>(
    'select agency_id, published_at from case_study where agency_id = any($1)',
  )
  return new Map(
    agencies.rows.map(agency => [
      agency.id,
      {
        agency,
        projects: projects.get(agency.id) ?? [],
        reviews: reviews.get(agency.id) ?? [],
        replies: replies.get(agency.id) ?? [],
        cases: cases.get(agency.id) ?? [],
      },
    ]),
  )
}
