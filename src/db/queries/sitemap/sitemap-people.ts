import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type DatedPart, type IdRange, partOf } from './id-range.ts'

export async function listInterviewParts(db: Db, size: number): Promise<DatedPart[]> {
  return db
    .selectFrom('interview')
    .select([partOf('interview.id', size).as('part'), sql<Date>`max(interview.published_at)`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

export async function listSitemapInterviews(db: Db, { after, to }: IdRange, limit: number) {
  return db
    .selectFrom('interview')
    .select(['interview.id', 'interview.slug', 'interview.published_at'])
    .where('interview.id', '>', after)
    .where('interview.id', '<=', to)
    .orderBy('interview.id')
    .limit(limit)
    .execute()
}

export async function listPersonParts(db: Db, size: number): Promise<DatedPart[]> {
  return db
    .selectFrom('person')
    .leftJoin('interview', 'interview.person_id', 'person.id')
    .select([partOf('person.id', size).as('part'), sql<Date | null>`max(interview.published_at)`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

export async function listSitemapPersons(db: Db, { after, to }: IdRange, limit: number) {
  return db
    .selectFrom('person')
    .select([
      'person.id',
      'person.slug',
      sql<Date | null>`(select max(interview.published_at) from interview
        where interview.person_id = person.id)`.as('interviewed_at'),
    ])
    .where('person.id', '>', after)
    .where('person.id', '<=', to)
    .orderBy('person.id')
    .limit(limit)
    .execute()
}
