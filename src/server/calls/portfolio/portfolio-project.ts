import type { Project } from '#contract/shapes/project.ts'
import { getProject } from '#db/queries/portfolio/portfolio-project.ts'
import { href } from '#domain/paths/paths.ts'
import { HIDDEN_NAME } from '#domain/review/hidden-name.ts'
import { appPlatformBySlug } from '#domain/vocabulary/app-platforms.ts'
import { webServerBySlug } from '#domain/vocabulary/web-servers.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { agencyProjects } from '../../shapes/agency-projects.ts'
import { notFound } from '../../shapes/not-found.ts'
import { figuresOf } from '../../shapes/project/case-figures.ts'
import { pricePeers, termPeers } from '../../shapes/project/project-peers.ts'
import { projectFacts, projectPath } from '../../shapes/project-shape.ts'
import { reviewPath } from '../../shapes/review-shape.ts'
import { type AskedFilters, filtersOf } from './portfolio-filters.ts'

type ProjectRow = NonNullable<Awaited<ReturnType<typeof getProject>>>

export async function portfolioProject(id: number, asked: AskedFilters, context: Context): Promise<Project> {
  const row = (await getProject(context.database.kysely, id, filtersOf(asked))) ?? notFound('project')
  const projects = await agencyProjects(context, { id: row.agency_id })
  const linkTo = (neighbour: ProjectRow['next']) =>
    neighbour && { title: neighbour.title, path: pathIn(asked, { ...row, id: neighbour.id }) }
  return {
    ...projectFacts(row),
    agency: agencyCard({ ...row, id: row.agency_id }),
    summary: row.summary,
    result: row.result,
    url: row.url,
    launched: row.launched,
    web_server: row.web_server && (webServerBySlug(row.web_server)?.title ?? row.web_server),
    platforms: row.platforms.map(platform => appPlatformBySlug(platform)?.title ?? platform),
    awards: row.won,
    review: reviewOfProject(row),
    figures: row.result === null ? [] : figuresOf(row.result),
    peers: pricePeers(row, projects),
    term: termPeers(row, projects),
    case_study: row.case_study && {
      path: href('case', { id: row.case_study.id }),
      team_size: row.case_study.team_size,
    },
    position: row.position,
    previous: linkTo(row.previous),
    next: linkTo(row.next),
  }
}

/** Keeps the filters, so that the neighbour opens over the same list. */
function pathIn(asked: AskedFilters, project: Parameters<typeof projectPath>[0]): string {
  const chosen = Object.entries(asked).flatMap(([key, value]) =>
    value ? [[key, String(value)] as [string, string]] : [],
  )
  const filters = new URLSearchParams(chosen).toString()
  return projectPath(project) + (filters && `&${filters}`)
}

function reviewOfProject({ review, agency_slug }: ProjectRow): Project['review'] {
  if (!review) return null
  return {
    path: reviewPath({ slug: agency_slug, id: review.id }),
    overall: review.overall,
    body: review.body,
    author: review.show_name ? review.author_name : HIDDEN_NAME,
    role: review.author_role,
    company: review.company_name,
  }
}
