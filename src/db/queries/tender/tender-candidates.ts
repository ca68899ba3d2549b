import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { EntrySlice } from '../rating/rating-rows.ts'

interface CandidatesQuery extends Omit<EntrySlice, 'tier'> {
  city?: string | undefined
  /** In roubles. An agency without a published price cannot be said to fit. */
  budget?: number | undefined
  limit: number
}

/** Agencies of a slice that accept requests, in the order of their places. */
export async function listTenderCandidates(db: Db, { city, budget, limit, ...asked }: CandidatesQuery) {
  return candidates(db, asked)
    .$if(city !== undefined, query => query.where('agency.city', '=', city ?? ''))
    .$if(budget !== undefined, query => query.where('entry.price_from', '<=', budget ?? 0))
    .orderBy('entry.position')
    .limit(limit)
    .execute()
}

/** For a budget that nobody fits. */
export async function listCheapestCandidates(db: Db, { limit, ...asked }: Omit<CandidatesQuery, 'city' | 'budget'>) {
  return candidates(db, asked).orderBy('entry.price_from').orderBy('entry.position').limit(limit).execute()
}

const candidates = (db: Db, { editionId, slice }: Omit<EntrySlice, 'tier'>) =>
  db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['entry.place', 'entry.projects', 'entry.price_from'])
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city', 'agency.reply_hours'])
    .where('entry.edition_id', '=', editionId)
    .where('entry.slice', '=', slice)
    .where('entry.tier', '=', '')
    .where(sql<boolean>`agency.accepts_requests`)
