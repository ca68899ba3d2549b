import type pg from 'pg'
import { makeRandom, type Random } from './random.ts'

const JURORS = 7
/** Jurors whose own agency has a work in the list: they do not vote for it. */
const CONCERNED = 2
const WORKS = 10
/** By then everyone now working there had joined. */
const JOINED_AFTER_YEARS = 5

interface Work {
  id: number
  agency_id: number
}

interface Juror {
  id: number
  agency_id: number
}

/** The votes of a fictional jury for works of the year: one of each agency, those with a measured result. */
export async function writeJuryVotes(pool: pg.Pool, seed: number, year: number): Promise<void> {
  const random = makeRandom(seed).fork(`jury/${year}`)
  const works = await pool.query<Work>(
    `select id, agency_id from project
      where is_verified and not is_nda and result is not null and extract(year from launched) = $1 order by id`,
    [year],
  )
  const people = await pool.query<Juror>(
    `select person.id, person.agency_id from person join agency on agency.id = person.agency_id
      where person.joined <= $1 order by person.id`,
    [year - JOINED_AFTER_YEARS],
  )
  const chosen = onePerAgency(random.shuffle(works.rows)).slice(0, WORKS)
  const votes = votesOf(random, chosen, chooseJury(random, chosen, onePerAgency(random.shuffle(people.rows))))
  await pool.query(
    `insert into promo_vote (year, person_id, project_id, points)
     select $1, person_id, project_id, points from json_populate_recordset(null::promo_vote, $2::json)
     on conflict do nothing`,
    [year, JSON.stringify(votes)],
  )
}

function onePerAgency<Row extends { agency_id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>()
  return rows.filter(({ agency_id }) => {
    const isNew = !seen.has(agency_id)
    seen.add(agency_id)
    return isNew
  })
}

function chooseJury(random: Random, works: readonly Work[], people: readonly Juror[]): Juror[] {
  const shown = new Set(works.map(({ agency_id }) => agency_id))
  const concerned = people.filter(({ agency_id }) => shown.has(agency_id)).slice(0, CONCERNED)
  const others = people.filter(({ agency_id }) => !shown.has(agency_id)).slice(0, JURORS - concerned.length)
  return random.shuffle([...concerned, ...others])
}

function votesOf(random: Random, works: readonly Work[], jury: readonly Juror[]) {
  const worth = new Map(works.map(({ id }) => [id, random.normal(7.1, 1)]))
  return jury.flatMap(juror => {
    const mildness = random.normal(0, 0.5)
    return works
      .filter(({ agency_id }) => agency_id !== juror.agency_id)
      .map(({ id }) => {
        const points = Math.round((worth.get(id) ?? 7) + mildness + random.normal(0, 0.8))
        return { person_id: juror.id, project_id: id, points: Math.min(10, Math.max(1, points)) }
      })
  })
}
