import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { among } from '../fragments/among.ts'
import { isPublished } from '../reviews/responses.ts'
import type { EntrySlice } from './rating-rows.ts'

// Details of opened rating rows; at most ten rows are open at once.

export async function listEntriesOf(db: Db, { editionId, slice, tier }: EntrySlice, agencyIds: readonly number[]) {
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['agency_id', 'position', 'place', 'place_from', 'place_to', 'score', 'addends'])
    .select(sql<(number | null)[] | null>`entry.month_places`.as('month_places'))
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .where(among('agency_id', agencyIds))
    .execute()
}

/** The entries at these positions of a slice. */
export async function listEntriesAt(db: Db, { editionId, slice, tier }: EntrySlice, positions: readonly number[]) {
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['position', 'place', 'score', 'addends', 'agency.name', 'agency.slug'])
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .where(among('position', positions))
    .execute()
}

/** Evidence behind the addends; `key` is that of measureKeyOf. */
export async function listEvidence(db: Db, editionId: number, key: string, agencyIds: readonly number[]) {
  return db
    .selectFrom('evidence')
    .select(['agency_id', 'evidence'])
    .where('edition_id', '=', editionId)
    .where(among('agency_id', agencyIds))
    .where('key', '=', key)
    .execute()
}

export async function listServicesOf(db: Db, agencyIds: readonly number[]) {
  return db
    .selectFrom('agency_service')
    .select(['agency_id', 'service', 'share'])
    .where(among('agency_id', agencyIds))
    .orderBy('share', 'desc')
    .orderBy('service')
    .execute()
}

/** Facts published by the agency and verified by us. */
export async function listCheckedFactsOf(db: Db, agencyIds: readonly number[]) {
  return db
    .selectFrom('agency_fact')
    .innerJoin('agency', 'agency.id', 'agency_fact.agency_id')
    .select(['agency_id', 'agency.slug as agency_slug', 'kind', 'checked_at'])
    .where(among('agency_id', agencyIds))
    .where('checked_at', 'is not', null)
    .$narrowType<{ checked_at: Date }>()
    .execute()
}

export async function listProjectsById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .innerJoin('agency', 'agency.id', 'project.agency_id')
    .select([
      'agency.slug as agency_slug',
      'project.id',
      'project.title',
      'project.launched',
      'project.budget',
      'project.is_verified',
      'project.is_nda',
      'client_company.name as client',
    ])
    .where(among('project.id', ids))
    .execute()
}

export async function listReviewsById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(['review.id', 'company_name', 'overall', 'evidence', 'published_at', 'project.is_nda as project_is_nda'])
    .select('agency.slug as agency_slug')
    .where(among('review.id', ids))
    .where(isPublished)
    .execute()
}

export async function listCasesById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('case_study')
    .innerJoin('agency', 'agency.id', 'case_study.agency_id')
    .leftJoin('project', 'project.id', 'case_study.project_id')
    .select(['case_study.id', 'case_study.title', 'case_study.result', 'case_study.published_at', 'project_id'])
    .select(['agency.slug as agency_slug', 'project.is_nda as project_is_nda'])
    .where(among('case_study.id', ids))
    .execute()
}

export async function listAwardsById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('award')
    .innerJoin('agency', 'agency.id', 'award.agency_id')
    .leftJoin('project', 'project.id', 'award.project_id')
    .select(['award.id', 'contest', 'nomination', 'place', 'award.year', 'contest_weight', 'project_id'])
    .select(['agency.slug as agency_slug', 'project.is_nda as project_is_nda'])
    .where(among('award.id', ids))
    .execute()
}

/** Contests whose awards can count in an edition, heaviest first. */
export async function listContests(db: Db, lastYear: number) {
  return db
    .selectFrom('award')
    .select(['contest', 'contest_weight'])
    .distinct()
    .where('year', '<=', lastYear)
    .orderBy('contest_weight', 'desc')
    .orderBy('contest')
    .execute()
}
