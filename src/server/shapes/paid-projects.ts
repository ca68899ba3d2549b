import type { PaidProjects } from '#contract/shapes/agency.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { priceQuartiles } from '#domain/numbers/quartiles.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { agencyStandings, mainRatingOf } from './agency-dossier.ts'
import { ratingHome } from './open-ratings.ts'
import { projectPath } from './project-shape.ts'

/** What the counted projects of an agency's main rating cost; null where it is not ranked in it. */
export async function paidProjectsOf(agency: AgencyDossier, context: Context): Promise<PaidProjects | null> {
  const home = homeOf(agency)
  if (!home) return null
  const standing = (await agencyStandings(context, agency)).find(
    ({ type, year, slice, tier }) => type === home.type && year === null && slice === home.slice && tier === '',
  )
  const projects = standing?.counted_projects?.map(project => ({ ...project, agency_slug: agency.slug })) ?? []
  return shapeOf(home.path, projects, standing?.market ?? null)
}

function homeOf(agency: AgencyDossier) {
  const type = mainRatingOf(agency)
  if (!type) return null
  const path = ratingHome(type)
  return { path, type: type.slug, slice: sliceKey(path) }
}

type Project = { id: number; agency_slug: string; title: string; budget: number; is_nda: boolean }

function shapeOf(
  path: RatingPath,
  projects: readonly Project[],
  market: readonly number[] | null,
): PaidProjects | null {
  if (projects.length === 0) return null
  return {
    rating: { title: ratingHeading(path), path: buildRatingPath(path) },
    projects: projects.map(project => ({
      budget: project.budget,
      title: project.is_nda ? null : project.title,
      path: project.is_nda ? null : projectPath(project),
    })),
    quartiles: quartilesIn(projects),
    market_median: market?.[1] ?? null,
  }
}

function quartilesIn(projects: readonly { budget: number }[]): number[] | null {
  const quartiles = priceQuartiles(projects.map(({ budget }) => budget))
  return quartiles && [...quartiles]
}
