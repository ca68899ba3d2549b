import type { Db } from '../../connect.ts'
import { among } from '../fragments/among.ts'
import type { EntrySlice } from './rating-rows.ts'

/** Votes for agencies of one slice, highest places first, optionally only for `agencyIds`. */
export async function listExpertVotes(
  db: Db,
  { editionId, slice, tier }: EntrySlice,
  { agencyIds, limit }: { agencyIds?: readonly number[]; limit: number },
) {
  return db
    .selectFrom('expert_vote')
    .innerJoin('expert', 'expert.id', 'expert_vote.expert_id')
    .innerJoin('agency', 'agency.id', 'expert_vote.agency_id')
    .innerJoin('entry', join =>
      join
        .onRef('entry.edition_id', '=', 'expert_vote.edition_id')
        .onRef('entry.agency_id', '=', 'expert_vote.agency_id'),
    )
    .select([
      'expert.name as expert',
      'expert.role',
      'expert.company',
      'expert_vote.comment',
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where('expert_vote.edition_id', '=', editionId)
    .where('entry.slice', '=', slice)
    .where('entry.tier', '=', tier)
    .$if(agencyIds !== undefined, query => query.where(among('expert_vote.agency_id', agencyIds ?? [])))
    .orderBy('entry.position')
    .orderBy('expert.name')
    .limit(limit)
    .execute()
}
