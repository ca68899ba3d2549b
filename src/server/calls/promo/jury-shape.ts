import type { Answer } from '#contract/index.ts'
import { listVotes } from '#db/queries/promo/jury.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { personCard } from '../../shapes/person-card.ts'

type Juror = Answer<'promo-page'>['jury'][number]

export interface Jury {
  jurors: Juror[]
  /** In the order of the jurors. */
  agencyIds: (number | null)[]
  /** Points by juror and project. */
  points: Map<string, number>
}

export const voteKey = (juror: string, project: number): string => `${juror}/${project}`

export const juryOf = (year: number, { database, memo }: Context): Promise<Jury> =>
  memo.remember(`jury:${year}`, async () => {
    const votes = await listVotes(database.kysely, year)
    const jurors = [...Map.groupBy(votes, ({ slug }) => slug).values()].flatMap(own => {
      const [first] = own
      return first ? [{ ...first, votes: own.length }] : []
    })
    return {
      jurors: jurors.map(({ agency, agency_slug, votes: count, ...person }) => ({
        ...personCard(person),
        agency: agency && agency_slug ? { title: agency, path: href('agency', { agency: agency_slug }) } : null,
        votes: count,
      })),
      agencyIds: jurors.map(({ agency_id }) => agency_id),
      points: new Map(votes.map(({ slug, project_id, points }) => [voteKey(slug, project_id), points])),
    }
  })
