import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isPublished } from '#db/queries/reviews/responses.ts'
import { insertMessageKey, type MessageKey, NO_MESSAGE_KEY } from './message-keys.ts'
import { insertReviewKeys, NO_KEYS, type ReviewKeys } from './review-keys.ts'
import { insertSubscriptionKeys, NO_SUBSCRIPTION_KEYS, type SubscriptionKeys } from './subscription-keys.ts'
import { insertTenderKeys, NO_TENDER_KEYS, type TenderKeys } from './tender-keys.ts'

/** One existing entity of each kind that calls take as a parameter. */
export interface KnownThings extends ReviewKeys, TenderKeys, SubscriptionKeys, MessageKey {
  /** Slug of an agency that takes requests and has projects, reviews and an interview. */
  agency: string
  /** Slug of an agency that news or research mention. */
  mentioned: string
  project: number
  /** A category of that agency's portfolio. */
  category: number
  /** A published review of that agency. */
  review: number
  /** A case with a measured result and similar ones. */
  study: number
  cms: string
  /** A published review of work with that CMS. */
  cmsReview: number
  /** Slug. */
  interview: string
  /** Slug. */
  person: string
}

/** Well-formed ids that do not exist, for tests that only need the shape of parameters. */
export const NOTHING_KNOWN: KnownThings = {
  agency: 'any',
  mentioned: 'any',
  project: 1,
  category: 1,
  review: 1,
  study: 1,
  cms: 'any',
  cmsReview: 1,
  interview: 'any',
  person: 'any',
  ...NO_KEYS,
  ...NO_TENDER_KEYS,
  ...NO_SUBSCRIPTION_KEYS,
  ...NO_MESSAGE_KEY,
}

export async function knownThings(db: Db): Promise<KnownThings> {
  const interview = await db
    .selectFrom('interview')
    .innerJoin('person', 'person.id', 'interview.person_id')
    .innerJoin('agency', 'agency.id', 'interview.agency_id')
    .innerJoin('review', 'review.agency_id', 'agency.id')
    .innerJoin('project', 'project.agency_id', 'agency.id')
    .innerJoin('agency_service', join =>
      join.onRef('agency_service.agency_id', '=', 'agency.id').onRef('agency_service.service', '=', 'project.service'),
    )
    .select([
      'interview.slug as interview',
      'person.slug as person',
      'agency.slug as agency',
      'project.id as project',
      'agency_service.id as category',
      'review.id as review',
    ])
    .where(isPublished)
    .where('project.is_nda', '=', false)
    .where('agency.accepts_requests', '=', true)
    .orderBy('agency.id')
    .orderBy('project.id')
    .orderBy('review.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const reviewOfCms = await db
    .selectFrom('review')
    .select(['system as cms', 'id as cmsReview'])
    .where(isPublished)
    .where('system', 'is not', null)
    .$narrowType<{ cms: string }>()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { study } = await db
    .selectFrom('case_study')
    .innerJoin('project', 'project.id', 'case_study.project_id')
    .select('case_study.id as study')
    .where('has_measured_result', '=', true)
    .where('project.is_nda', '=', false)
    .orderBy('case_study.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { mentioned } = await db
    .selectFrom('article')
    .select(sql<string>`agencies[1]`.as('mentioned'))
    .where('kind', '<>', 'term')
    .where(sql<boolean>`cardinality(agencies) > 0`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const keys = {
    ...(await insertReviewKeys(db, interview.agency)),
    ...(await insertTenderKeys(db)),
    ...(await insertSubscriptionKeys(db)),
    ...(await insertMessageKey(db)),
  }
  return { ...interview, mentioned, study, ...reviewOfCms, ...keys }
}

/** The agency with the most projects, so that its lists have several pages. */
export function busiestAgency(db: Db): Promise<{ id: number; slug: string }> {
  return db
    .selectFrom('agency')
    .select(['id', 'slug'])
    .orderBy('projects_count', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
}
