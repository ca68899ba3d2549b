import type pg from 'pg'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import { makeRandom, type Random } from './random.ts'

/** True of any agency: votes do not know its age or trade. */
const COMMENTS = [
  'Знаю их работу изнутри: сроки держат, отчёты честные.',
  'Сильная аналитика до начала работ, это редкость.',
  'Берутся только за то, что умеют, и прямо об этом говорят.',
  'Аккуратная работа и внимание к мелочам.',
  'Хороший выбор для сложных проектов.',
  'Команда почти не меняется, и это видно по качеству.',
] as const

// Experts vote for agencies they know: the lower the place, the fewer the votes.
const KNOWN_PLACES = 30
const VOTES_EACH = 3

type Leader = { edition_id: number; agency_id: number; place: number }

/** Votes for the leaders of every edition; they are shown next to the score but are not part of it. */
export async function writeExpertVotes(pool: pg.Pool, seed: number): Promise<number> {
  const experts = await pool.query<{ id: number }>('select id from expert order by id')
  const leaders = await pool.query<Leader>(
    `select edition_id, agency_id, min(place) as place from entry
      where slice = any($2) and tier = '' and place <= $1
      group by edition_id, agency_id order by edition_id, place, agency_id`,
    [KNOWN_PLACES, WHOLE_SLICES],
  )
  const random = makeRandom(seed).fork('votes')
  const votes = [...Map.groupBy(leaders.rows, leader => leader.edition_id).values()].flatMap(known =>
    experts.rows.flatMap(expert => votesOf(random, expert.id, known)),
  )
  await pool.query(
    `insert into expert_vote (expert_id, edition_id, agency_id, comment)
     select expert_id, edition_id, agency_id, comment from json_populate_recordset(null::expert_vote, $1::json)
     on conflict do nothing`,
    [JSON.stringify(votes)],
  )
  return votes.length
}

function votesOf(random: Random, expertId: number, leaders: readonly Leader[]) {
  const ballot = leaders.map(leader => [leader, 1 / (leader.place + 4)] as const)
  const chosen = new Set(Array.from({ length: random.int(0, VOTES_EACH) }, () => random.pickWeighted(ballot)))
  return [...chosen].map(({ edition_id, agency_id }) => ({
    expert_id: expertId,
    edition_id,
    agency_id,
    comment: random.chance(0.6) ? random.pick(COMMENTS) : null,
  }))
}
