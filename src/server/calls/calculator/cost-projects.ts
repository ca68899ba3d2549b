import type { CostAnswer } from '#contract/calls/calculator.ts'
import { listSimilarProjects } from '#db/queries/calculator/priced-work.ts'
import type { Deal } from '#domain/calculator/deal.ts'
import { nearestProjects, type PricedProjects } from '#domain/calculator/nearest-projects.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { projectCard, projectPath } from '../../shapes/project-shape.ts'

const MAX_DOTS = 300

/** Every deal a dot; of a large sample every second, third… so that its shape stays. */
export function dotsOf(deals: readonly Deal[]): CostAnswer['dots'] {
  const step = Math.max(Math.ceil(deals.length / MAX_DOTS), 1)
  return deals.filter((_, index) => index % step === 0).map(dotOf)
}

function dotOf({ price, projectId, reviewId, title, agencySlug, doneOn }: Deal): CostAnswer['dots'][number] {
  const year = Number(doneOn.slice(0, 4))
  if (title === null) return { price, title, path: null, year }
  if (projectId !== null) return { price, title, path: projectPath({ id: projectId, agency_slug: agencySlug }), year }
  const path = href('agency-review', { agency: agencySlug, id: reviewId ?? 0 })
  return { price, title: `Отзыв клиента: ${title}`, path, year }
}

export async function similarProjects(
  projects: PricedProjects,
  price: number | null,
  { memo, database }: Context,
): Promise<CostAnswer['similar']> {
  if (price === null) return []
  const ids = nearestProjects(projects, price)
  return memo.remember(`cost-similar:${ids}`, async () => {
    const rows = await listSimilarProjects(database.kysely, ids)
    return ids.flatMap(id => {
      const row = rows.find(each => each.id === id)
      if (!row) return []
      const { agency_id, agency_name, agency_logo, agency_city, ...project } = row
      const agency = { id: agency_id, name: agency_name, slug: row.agency_slug, logo: agency_logo, city: agency_city }
      return { project: projectCard(project), agency: agencyCard(agency) }
    })
  })
}
