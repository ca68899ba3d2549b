import type { OneCase } from '#contract/shapes/case.ts'
import type { WholeCaseRow } from '#db/queries/cases/cases.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingOfService } from '#domain/rating/rating-homes.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyStandings, findDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects } from '../../shapes/agency-projects.ts'
import { ratingHome } from '../../shapes/open-ratings.ts'
import { pricePeers, termPeers } from '../../shapes/project/project-peers.ts'

export type CaseMeasures = Pick<OneCase, 'standing' | 'price' | 'term'>

/** The place of the agency in the rating of this work; price and term among its other projects of the kind. */
export async function caseMeasures(row: WholeCaseRow, context: Context): Promise<CaseMeasures> {
  const [standing, projects] = await Promise.all([
    standingIn(row, context),
    agencyProjects(context, { id: row.agency_id }),
  ])
  const project = projects.find(({ id }) => id === row.project_id)
  return {
    standing,
    price: project ? pricePeers(project, projects) : null,
    term: project ? termPeers(project, projects) : null,
  }
}

async function standingIn({ slug, service }: WholeCaseRow, context: Context): Promise<OneCase['standing']> {
  const rating = ratingOfService(service)
  const agency = await findDossier(context, slug)
  if (!rating || !agency) return null
  const home = ratingHome(rating)
  const standing = (await agencyStandings(context, agency)).find(
    row => row.type === rating.slug && row.year === null && row.slice === sliceKey(home) && row.tier === '',
  )
  if (!standing) return null
  return {
    title: rating.title,
    path: buildRatingPath(home),
    place: standing.place,
    participants: standing.participants,
  }
}
