import type { Answer, Params } from '#contract/index.ts'
import { countCmsProjectsUpTo, listCmsProjects } from '#db/queries/cms/cms-projects.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { projectChoice, projectFilters } from '../../shapes/project-filters.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { askedCms, cmsProjectCounts } from './cms-subject.ts'

const PAGE = 12

export async function cmsProjectFilters(
  { cms, ...asked }: Params<'cms-projects-filters'>,
  context: Context,
): Promise<Answer<'cms-projects-filters'>> {
  await askedCms(cms, context)
  projectChoice(asked)
  return projectFilters(await cmsProjectCounts(cms, context), asked)
}

export async function cmsProjects(
  { cms, next: cursor, ...asked }: Params<'cms-projects'>,
  context: Context,
): Promise<Answer<'cms-projects'>> {
  await askedCms(cms, context)
  const { kysely } = context.database
  const choice = projectChoice(asked)
  const rows = await listCmsProjects(kysely, cms, choice, { after: readCursor(cursor), limit: PAGE + 1 })
  const { shown, next } = pageOf(rows, PAGE, launchedAt)
  const last = shown.at(-1)
  const data = shown.map(({ agency_id, name, slug, logo, city, ...project }) => ({
    ...projectCard(project),
    agency: agencyCard({ id: agency_id, name, slug, logo, city }),
  }))
  if (next === null || !last) return { data, next: null, more: 0 }
  const { results_count } = projectFilters(await cmsProjectCounts(cms, context), asked)
  const before = await countCmsProjectsUpTo(kysely, cms, choice, { at: launchedAt(last), id: last.id })
  // The memoised total may be a minute old, but there certainly is more.
  return { data, next, more: Math.max(1, results_count - before) }
}

/** Launches are calendar dates, 'YYYY-MM-DD'. */
const launchedAt = ({ launched }: { launched: string }): Date => new Date(`${launched}T00:00:00Z`)
