import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { drawnClientAddress } from '#domain/pictures/picture-addresses.ts'
import { companyListBySlug } from '#domain/vocabulary/company-lists.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects } from '../../shapes/agency-projects.ts'
import { categoryTitle, projectCard } from '../../shapes/project-shape.ts'

const CLIENTS = 24

/** Clients of public projects, most projects first. */
export async function agencyClients(slug: string, context: Context): Promise<Answer<'agency-clients'>> {
  const shown = (await agencyProjects(context, await agencyDossier(slug, context))).filter(({ is_nda }) => !is_nda)
  const clients = [...Map.groupBy(shown, ({ client_slug }) => client_slug).values()].sort(byProjectsAndName)
  return {
    data: clients.slice(0, CLIENTS).flatMap(projects => {
      const [first] = projects
      if (!first) return []
      return {
        name: first.client,
        logo: drawnClientAddress(first.client_slug),
        industry: categoryTitle(first.client_industry),
        projects: projects.length,
        lists: first.client_lists.map(list => companyListBySlug(list)?.title ?? list),
      }
    }),
    more: Math.max(clients.length - CLIENTS, 0),
  }
}

const byProjectsAndName = (one: readonly AgencyProject[], other: readonly AgencyProject[]): number =>
  other.length - one.length || (one[0]?.client ?? '').localeCompare(other[0]?.client ?? '', 'ru')

/** The latest award first; projects under NDA are left out. */
export async function awardedProjects(slug: string, context: Context): Promise<Answer<'awards-win-projects'>> {
  const agency = await agencyDossier(slug, context)
  const { awards } = agency
  const awardsOf = Map.groupBy(
    awards.filter(({ project_id }) => project_id !== null),
    ({ project_id }) => project_id,
  )
  const ids = [...awardsOf.keys()].flatMap(id => id ?? [])
  if (ids.length === 0) return { projects: [] }
  const shown = (await agencyProjects(context, agency)).filter(({ is_nda }) => !is_nda)
  const rows = new Map(shown.map(row => [row.id, row]))
  return {
    projects: ids
      .flatMap(id => rows.get(id) ?? [])
      .map(row => ({ project: projectCard(row), awards: (awardsOf.get(row.id) ?? []).map(awardShape) })),
  }
}

const awardShape = ({ contest, nomination, place, year }: AgencyDossier['awards'][number]) => ({
  contest,
  nomination,
  place,
  year,
})
