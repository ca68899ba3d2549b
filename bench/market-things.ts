import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isPublished } from '#db/queries/reviews/responses.ts'
import { type KnownThings, NOTHING_KNOWN } from '#tests/support/calls/known-things.ts'

/** Other entities each time, spread over the whole market: leaders of a larger one have more projects and reviews. */
export async function listMarketThings(db: Db, count: number): Promise<KnownThings[]> {
  const agencies = await db
    .selectFrom('agency')
    .innerJoin('review', 'review.agency_id', 'agency.id')
    .innerJoin('project', 'project.agency_id', 'agency.id')
    .innerJoin('agency_service', 'agency_service.agency_id', 'agency.id')
    .select(['agency.slug as agency', 'agency.slug as mentioned'])
    .select(({ fn }) => [fn.min('review.id').as('review'), fn.min('project.id').as('project')])
    .select(({ fn }) => fn.min('agency_service.id').as('category'))
    .where(isPublished)
    .where('project.is_nda', '=', false)
    .where('agency.id', 'in', eb =>
      eb
        .selectFrom('agency')
        .select('id')
        .orderBy(sql`md5(slug)`)
        .limit(4 * count),
    )
    .groupBy('agency.slug')
    .limit(count)
    .execute()
  const studies = await db
    .selectFrom('case_study')
    .innerJoin('project', 'project.id', 'case_study.project_id')
    .select('case_study.id as study')
    .where('project.is_nda', '=', false)
    .orderBy(sql`md5(case_study.id::text)`)
    .limit(count)
    .execute()
  const people = await db
    .selectFrom('interview')
    .innerJoin('person', 'person.id', 'interview.person_id')
    .select(['interview.slug as interview', 'person.slug as person'])
    .orderBy(sql`md5(interview.slug)`)
    .limit(count)
    .execute()
  const reviews = await db
    .selectFrom('review')
    .select(['system as cms', 'id as cmsReview'])
    .where(isPublished)
    .where('system', 'is not', null)
    .$narrowType<{ cms: string }>()
    .orderBy(sql`md5(id::text)`)
    .limit(count)
    .execute()
  return agencies.map((agency, n) => ({
    ...NOTHING_KNOWN,
    ...agency,
    ...pick(studies, n),
    ...pick(people, n),
    ...pick(reviews, n),
  }))
}

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T
