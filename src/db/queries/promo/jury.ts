import type { Insertable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { PromoVote } from '../../tables.generated.ts'
import { selectProjects } from '../portfolio/portfolio.ts'
import { isJudged } from './award-facts.ts'

/** Every vote of the year, by juror. */
export async function listVotes(db: Db, year: number) {
  return db
    .selectFrom('promo_vote')
    .innerJoin('person', 'person.id', 'promo_vote.person_id')
    .leftJoin('agency', 'agency.id', 'person.agency_id')
    .select(['person.id as juror', 'person.slug', 'person.name', 'person.role'])
    .select(['agency.name as agency', 'agency.slug as agency_slug', 'agency.id as agency_id'])
    .select(['promo_vote.project_id', 'promo_vote.points'])
    .where('promo_vote.year', '=', year)
    .orderBy('person.name')
    .orderBy('person.id')
    .orderBy('promo_vote.project_id')
    .execute()
}

/** Works with votes, as cards with their agencies. */
export async function listJudgedWorks(db: Db, year: number) {
  return selectProjects(db)
    .select(['agency.id as agency_id', 'agency.name as agency_name', 'agency.logo as agency_logo'])
    .select('agency.city as agency_city')
    .where(isJudged(year))
    .where('project.id', 'in', eb =>
      eb.selectFrom('promo_vote').select('promo_vote.project_id').where('promo_vote.year', '=', year),
    )
    .orderBy('project.id')
    .execute()
}

/** The juror and the work of a vote, for checks before it is stored. */
export async function getVoteSubjects(db: Db, { person, project, year }: VoteSubjects) {
  const juror = await db
    .selectFrom('person')
    .select(['id', 'name', 'agency_id'])
    .where('slug', '=', person)
    .executeTakeFirst()
  const work = await db
    .selectFrom('project')
    .select(['id', 'title', 'agency_id'])
    .where('id', '=', project)
    .where(isJudged(year))
    .executeTakeFirst()
  return { juror: juror ?? null, work: work ?? null }
}

interface VoteSubjects {
  person: string
  project: number
  year: number
}

/** A juror may change their mind until the year is published. */
export async function replaceVote(db: Db, vote: Insertable<PromoVote>): Promise<void> {
  await db
    .insertInto('promo_vote')
    .values(vote)
    .onConflict(conflict => conflict.columns(['year', 'person_id', 'project_id']).doUpdateSet({ points: vote.points }))
    .execute()
}
