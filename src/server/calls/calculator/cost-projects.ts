import type { CostAnswer } from '#contract/calls/calculator.ts'
import { listProjectTitles, listReviewTitles, listSimilarProjects } from '#db/queries/calculator/priced-work.ts'
import type { Deal } from '#domain/calculator/deals.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { projectCard, projectPath } from '../../shapes/project-shape.ts'

const MAX_DOTS = 400
const SIMILAR = 3

/** Every deal a dot; of a large sample every second, third… so that its shape stays. */
export async function dotsOf(deals: readonly Deal[], { database }: Context): Promise<CostAnswer['dots']> {
  const step = Math.ceil(deals.length / MAX_DOTS)
  const shown = deals.filter((_, index) => index % Math.max(step, 1) === 0)
  const named = shown.filter(({ isNda }) => !isNda)
  const [projects, reviews] = await Promise.all([
    listProjectTitles(
      database.kysely,
      named.flatMap(({ projectId }) => projectId ?? []),
    ),
    listReviewTitles(
      database.kysely,
      named.flatMap(({ reviewId }) => reviewId ?? []),
    ),
  ])
  const projectOf = new Map(projects.map(project => [project.id, project]))
  const reviewOf = new Map(reviews.map(review => [review.id, review]))
  return shown.map(({ price, projectId, reviewId, isNda, doneOn }) => {
    const project = isNda ? undefined : projectOf.get(projectId ?? 0)
    const review = reviewOf.get(reviewId ?? 0)
    const year = Number(doneOn.slice(0, 4))
    if (project) return { price, title: project.title, path: projectPath(project), year }
    if (!review) return { price, title: null, path: null, year }
    const path = href('agency-review', { agency: review.agency_slug, id: review.id })
    return { price, title: `Отзыв клиента: ${review.name}`, path, year }
  })
}

/** Public projects nearest to the price, in proportion; the best checked and the newest of equals first. */
export async function similarProjects(
  deals: readonly Deal[],
  price: number | null,
  { database }: Context,
): Promise<CostAnswer['similar']> {
  if (price === null) return []
  const away = (deal: Deal) => Math.abs(Math.log(deal.price / price))
  const ids = deals
    .filter(({ projectId, isNda }) => projectId !== null && !isNda)
    .toSorted(
      (one, other) =>
        away(one) - away(other) ||
        other.weight - one.weight ||
        (one.doneOn < other.doneOn ? 1 : -1) ||
        one.id - other.id,
    )
    .slice(0, SIMILAR)
    .flatMap(({ projectId }) => projectId ?? [])
  const rows = await listSimilarProjects(database.kysely, ids)
  return ids.flatMap(id => {
    const row = rows.find(each => each.id === id)
    if (!row) return []
    const { agency_id, agency_name, agency_logo, agency_city, ...project } = row
    const agency = { id: agency_id, name: agency_name, slug: row.agency_slug, logo: agency_logo, city: agency_city }
    return { project: projectCard(project), agency: agencyCard(agency) }
  })
}
