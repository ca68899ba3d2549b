import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/**
 * What the ranking counts, as it was known at `asOf`: one read per table, joined here by agency.
 * Sponsors and ads are never read: what they pay cannot reach a score.
 */
export async function loadRankingFacts(db: Db, asOf: Date) {
  const agencies = await listAgencies(db)
  const prices = groupByAgency(await listServicePrices(db))
  const facts = groupByAgency(await listCheckedFacts(db, asOf))
  const projects = groupByAgency(await listProjects(db, asOf))
  const reviews = groupByAgency(await listReviews(db, asOf))
  const cases = groupByAgency(await listCases(db, asOf))
  const awards = groupByAgency(await listAwards(db, asOf))
  return {
    agencies: agencies.map(agency => ({
      ...agency,
      servicePrices: Object.fromEntries((prices.get(agency.id) ?? []).map(({ service, price }) => [service, price])),
      checkedFacts: (facts.get(agency.id) ?? []).map(({ kind }) => kind),
      projects: projects.get(agency.id) ?? [],
      reviews: reviews.get(agency.id) ?? [],
      cases: cases.get(agency.id) ?? [],
      awards: awards.get(agency.id) ?? [],
    })),
    systems: await db.selectFrom('cms').select(['slug', 'kind']).orderBy('slug').execute(),
  }
}

async function listAgencies(db: Db) {
  return db
    .selectFrom('agency')
    .select(['id', 'slug', 'country', 'city', 'price_from as priceFrom'])
    .orderBy('id')
    .execute()
}

async function listServicePrices(db: Db) {
  return db
    .selectFrom('agency_service')
    .select(['agency_id as agencyId', 'service', 'price_from as price'])
    .where('price_from', 'is not', null)
    .$narrowType<{ price: number }>()
    .execute()
}

async function listCheckedFacts(db: Db, asOf: Date) {
  return db
    .selectFrom('agency_fact')
    .select(['agency_id as agencyId', 'kind'])
    .where('checked_at', '<=', asOf)
    .execute()
}

async function listProjects(db: Db, asOf: Date) {
  return db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select([
      'project.id',
      'project.agency_id as agencyId',
      'project.service',
      'project.site_type as siteType',
      'project.industry',
      'project.system',
      'project.web_server as webServer',
      'project.platforms',
      'client_company.lists as clientLists',
      'project.budget',
      'project.is_verified as isVerified',
      // A day begins at midnight UTC, whatever the session's time zone is.
      epochOf(sql`project.launched::timestamp at time zone 'UTC'`).as('launchedAt'),
    ])
    .where('project.launched', '<=', asOf.toISOString().slice(0, 10))
    .orderBy('project.id')
    .execute()
}

async function listReviews(db: Db, asOf: Date) {
  return db
    .selectFrom('review')
    .select([
      'id',
      'agency_id as agencyId',
      'project_id as projectId',
      'service',
      'system',
      'overall',
      sql<'company-mail' | 'other-mail'>`evidence`.as('evidence'),
      epochOf(sql`published_at`).as('publishedAt'),
    ])
    .where('status', '=', 'published')
    .where('published_at', '<=', asOf)
    .orderBy('id')
    .execute()
}

async function listCases(db: Db, asOf: Date) {
  return db
    .selectFrom('case_study')
    .select([
      'id',
      'agency_id as agencyId',
      'project_id as projectId',
      'service',
      'has_measured_result as hasMeasuredResult',
      epochOf(sql`published_at`).as('publishedAt'),
    ])
    .where('published_at', '<=', asOf)
    .orderBy('id')
    .execute()
}

async function listAwards(db: Db, asOf: Date) {
  return db
    .selectFrom('award')
    .select([
      'id',
      'agency_id as agencyId',
      'contest_weight as contestWeight',
      sql<1 | 2 | 3>`place`.as('place'),
      'year',
    ])
    .where('year', '<=', asOf.getUTCFullYear())
    .orderBy('id')
    .execute()
}

function epochOf(moment: ReturnType<typeof sql>) {
  return sql<number>`floor(extract(epoch from ${moment}) * 1000)::float8`
}

function groupByAgency<Row extends { agencyId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, row => row.agencyId)
}
