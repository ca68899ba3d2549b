import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'

const CARD_COLUMNS = [
  'interview.id',
  'interview.slug',
  'interview.title',
  'interview.lead',
  'interview.published_at',
  'person.slug as person_slug',
  'person.name as person_name',
  'person.role as person_role',
  'agency.id as agency_id',
  'agency.name as agency_name',
  'agency.slug as agency_slug',
  'agency.logo as agency_logo',
  'agency.city as agency_city',
] as const

const { isAfter } = keyset('interview.published_at', 'interview.id')

interface InterviewPage {
  agencyId: number | null
  /** Sort key of the last row of the previous page. */
  after: RowKey | null
  limit: number
}

/** Newest first, of one agency or of all. */
export async function listInterviews(db: Db, { agencyId, after, limit }: InterviewPage) {
  return interviewCards(db)
    .$if(agencyId !== null, query => query.where('interview.agency_id', '=', agencyId))
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .limit(limit)
    .execute()
}

export async function listInterviewsOfPerson(db: Db, personId: number) {
  return interviewCards(db).where('interview.person_id', '=', personId).limit(50).execute()
}

export async function getInterview(db: Db, slug: string) {
  return wholeOrNull(interviewCards(db).where('interview.slug', '=', slug))
}

export async function getLastInterviewOfPerson(db: Db, personSlug: string) {
  return wholeOrNull(interviewCards(db).where('person.slug', '=', personSlug))
}

type InterviewCards = ReturnType<typeof interviewCards>

async function wholeOrNull(found: InterviewCards) {
  const row = await found.select('interview.answers').limit(1).executeTakeFirst()
  return row ?? null
}

const interviewCards = (db: Db) =>
  db
    .selectFrom('interview')
    .innerJoin('person', 'person.id', 'interview.person_id')
    .leftJoin('agency', 'agency.id', 'interview.agency_id')
    .select(CARD_COLUMNS)
    .orderBy('interview.published_at', 'desc')
    .orderBy('interview.id', 'desc')
