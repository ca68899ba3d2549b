import type { Db } from '#db/connect.ts'
import { getAwardYear } from '#db/queries/promo/awards.ts'
import { getVoteSubjects, replaceVote } from '#db/queries/promo/jury.ts'

export interface Vote {
  year: number
  /** Slug of the juror. */
  person: string
  project: number
  points: number
}

type VoteRefusal = 'unknown-person' | 'unknown-work' | 'own-agency' | 'published'

export class VoteError extends Error {
  readonly reason: VoteRefusal

  constructor(reason: VoteRefusal) {
    super(`The vote is refused: ${reason}`)
    this.reason = reason
  }
}

/** Stores a juror's vote, or changes it. Nobody votes for works of their own agency; the database refuses it too. */
export async function castVote(db: Db, { year, person, project, points }: Vote): Promise<void> {
  const { juror, work } = await getVoteSubjects(db, { person, project, year })
  if (!juror) throw new VoteError('unknown-person')
  if (!work) throw new VoteError('unknown-work')
  if (juror.agency_id !== null && juror.agency_id === work.agency_id) throw new VoteError('own-agency')
  if ((await getAwardYear(db, year))?.published_at) throw new VoteError('published')
  await replaceVote(db, { year, person_id: juror.id, project_id: work.id, points })
}
