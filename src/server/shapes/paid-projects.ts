import type { PaidProjects } from '#contract/shapes/agency.ts'
import { listPaidProjects } from '#db/queries/rating/paid-projects.ts'
import { priceQuartiles } from '#domain/numbers/quartiles.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../context.ts'
import { mainRatingOf } from './agency-dossier.ts'
import { ratingHome } from './open-ratings.ts'
import { projectPath } from './project-shape.ts'

interface Serving {
  id: number
  /** The main service first. */
  services: readonly { service: string }[]
}

/** What the counted projects of each agency's main rating cost; agencies that are not ranked in it are left out. */
export async function paidProjects(
  agencies: readonly Serving[],
  { database }: Context,
): Promise<Map<number, PaidProjects>> {
  const asked = agencies.flatMap(agency => {
    const type = mainRatingOf(agency)
    return type
      ? { agencyId: agency.id, path: ratingHome(type), type: type.slug, slice: sliceKey(ratingHome(type)) }
      : []
  })
  const rows = await listPaidProjects(database.kysely, asked)
  return new Map(
    asked.flatMap(({ agencyId, path }) => {
      const own = rows.filter(({ agency_id }) => agency_id === agencyId)
      if (own.length === 0) return []
      const paid: PaidProjects = {
        rating: { title: ratingHeading(path), path: buildRatingPath(path) },
        projects: own.map(project => ({
          budget: project.budget,
          title: project.is_nda ? null : project.title,
          path: project.is_nda ? null : projectPath(project),
        })),
        quartiles: quartilesIn(own),
        market_median: own[0]?.market?.[1] ?? null,
      }
      return [[agencyId, paid] as const]
    }),
  )
}

function quartilesIn(projects: readonly { budget: number }[]): number[] | null {
  const quartiles = priceQuartiles(projects.map(({ budget }) => budget))
  return quartiles && [...quartiles]
}
