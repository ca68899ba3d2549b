import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { isPublished } from '../reviews/responses.ts'

/** A case of a project under NDA would name its client. A literal for the same reason as isPublished. */
const isShown = sql<boolean>`project.is_nda is not true`
/** Literals: parameters would keep the generic plan away from the partial index. */
const isMeasured = sql<boolean>`case_study.has_measured_result and case_study.project_id is not null`
const hasHashtags = (hashtags: readonly string[]) => sql<boolean>`case_study.hashtags @> ${[...hashtags]}::text[]`
const hasHashtag = (hashtag: string) => hasHashtags([hashtag])

const caseRows = (db: Db) =>
  db
    .selectFrom('case_study')
    .innerJoin('agency', 'agency.id', 'case_study.agency_id')
    .leftJoin('project', 'project.id', 'case_study.project_id')
    .leftJoin('client_company', 'client_company.id', 'project.client_id')
    .select([
      'case_study.id',
      'case_study.title',
      'case_study.result',
      'case_study.service',
      'case_study.hashtags',
      'case_study.published_at',
      'project.id as project_id',
      'project.result as project_result',
      'client_company.name as client',
      'agency.id as agency_id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where(isShown)

export type CaseRow = Awaited<ReturnType<ReturnType<typeof caseRows>['execute']>>[number]

const { isAfter } = keyset('case_study.published_at', 'case_study.id')

interface CasePage {
  hashtag: string | null
  /** Sort key of the last row of the previous page. */
  after: RowKey | null
  limit: number
}

/** Newest first, of one hashtag or of all. */
export async function listCases(db: Db, { hashtag, after, limit }: CasePage): Promise<CaseRow[]> {
  return caseRows(db)
    .$if(hashtag !== null, query => query.where(hasHashtag(hashtag ?? '')))
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('case_study.published_at', 'desc')
    .orderBy('case_study.id', 'desc')
    .limit(limit)
    .execute()
}

/** Ids of the cases viewed most since the day. */
export async function listMostViewed(db: Db, since: string, limit: number): Promise<number[]> {
  const viewed = await db
    .selectFrom('tally')
    .select(sql<number>`subject::int`.as('id'))
    .where('kind', '=', 'case')
    .where('day', '>=', since)
    .groupBy('subject')
    .orderBy(({ fn }) => fn.sum('hits'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return viewed.map(({ id }) => id)
}

/** In the order of the ids. */
export async function listMeasuredCases(db: Db, ids: readonly number[]): Promise<CaseRow[]> {
  return caseRows(db)
    .where(sql<boolean>`case_study.id = any(${[...ids]}::int[])`)
    .where(isMeasured)
    .orderBy(sql`array_position(${[...ids]}::int[], case_study.id)`)
    .execute()
}

/** For a site that has counted nothing yet. */
export async function listNewestMeasured(db: Db, limit: number): Promise<CaseRow[]> {
  return caseRows(db)
    .where(isMeasured)
    .orderBy('case_study.published_at', 'desc')
    .orderBy('case_study.id', 'desc')
    .limit(limit)
    .execute()
}

interface Published {
  from: Date
  before: Date
  hashtag: string | null
  limit: number
}

export async function listCasesPublished(db: Db, { from, before, hashtag, limit }: Published): Promise<CaseRow[]> {
  return caseRows(db)
    .where('case_study.published_at', '>=', from)
    .where('case_study.published_at', '<', before)
    .$if(hashtag !== null, query => query.where(hasHashtag(hashtag ?? '')))
    .orderBy('case_study.published_at', 'desc')
    .orderBy('case_study.id', 'desc')
    .limit(limit)
    .execute()
}

interface SharedHashtags {
  id: number
  hashtags: readonly string[]
  limit: number
}

/**
 * Other cases, those that share most hashtags first. These are asked for first, since they are few: to compare all that
 * share a hashtag would read a fifth of the market.
 */
export async function listCasesSharing(db: Db, { id, limit, ...asked }: SharedHashtags): Promise<CaseRow[]> {
  const hashtags = asked.hashtags.slice(0, MAX_COMPARED)
  const found: CaseRow[] = []
  for (let shared = hashtags.length; shared > 0 && found.length < limit; shared -= 1) {
    const rows = await caseRows(db)
      .where('case_study.id', '<>', id)
      .where(sql<boolean>`(${sql.join(choicesOf(hashtags, shared).map(hasHashtags), sql` or `)})`)
      .where(
        sql<boolean>`${sql.join(
          hashtags.map(hashtag => sql`(${hasHashtag(hashtag)})::int`),
          sql` + `,
        )} = ${shared}`,
      )
      .orderBy('case_study.published_at', 'desc')
      .orderBy('case_study.id', 'desc')
      .limit(limit - found.length)
      .execute()
    found.push(...rows)
  }
  return found
}

/** Combinations double with each hashtag. A case has four: service, site type, industry, system. */
const MAX_COMPARED = 6

/** Every way to take so many of the hashtags. */
function choicesOf(hashtags: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return hashtags.flatMap((hashtag, index) =>
    choicesOf(hashtags.slice(index + 1), count - 1).map(others => [hashtag, ...others]),
  )
}

/** A case with the facts of its project and the newest review of it. */
export async function getCase(db: Db, id: number) {
  const study = await caseRows(db)
    .leftJoin('cms', 'cms.slug', 'project.system')
    .select([
      'case_study.task',
      'case_study.team_size',
      'case_study.solution',
      'project.title as project_title',
      'project.industry',
      'project.site_type',
      'project.budget',
      'project.months',
      'cms.title as system',
    ])
    .select(eb =>
      jsonObjectFrom(
        eb
          .selectFrom('review')
          .select(['review.id', 'overall', 'body', 'author_name', 'author_role', 'company_name', 'show_name'])
          .whereRef('review.project_id', '=', 'project.id')
          .where(isPublished)
          .orderBy('published_at', 'desc')
          .orderBy('review.id', 'desc')
          .limit(1),
      ).as('review'),
    )
    .where('case_study.id', '=', id)
    .executeTakeFirst()
  return study ?? null
}

export type WholeCaseRow = NonNullable<Awaited<ReturnType<typeof getCase>>>

/** Hashtags in use; `system` is the title of a content management system. */
export async function listHashtags(db: Db) {
  const { rows } = await sql<{ slug: string; system: string | null; count: number }>`
    select tag.slug, cms.title as system, count(*)::int as count
      from case_study
      left join project on project.id = case_study.project_id
      cross join lateral unnest(case_study.hashtags) as tag (slug)
      left join cms on cms.slug = tag.slug
     where ${isShown}
     group by tag.slug, cms.title
     order by count desc, tag.slug`.execute(db)
  return rows
}
