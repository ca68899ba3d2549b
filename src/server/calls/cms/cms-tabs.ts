import type { Answer } from '#contract/index.ts'
import { href, type PathMatch } from '#domain/paths/paths.ts'
import { PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import type { Context } from '../../context.ts'
import { allCmsReviews, cmsProjectCounts, findCms } from './cms-subject.ts'

type CmsTab = Answer<'cms-header'>['tabs'][number]

/** Tabs that have content; the first always has. */
export async function cmsTabs(cms: string, context: Context): Promise<CmsTab[]> {
  const [projects, reviews] = await Promise.all([cmsProjectCounts(cms, context), allCmsReviews(cms, context)])
  const shown = projects.reduce((sum, count) => sum + count.projects, 0)
  const tabs: CmsTab[] = [
    { key: 'about', title: 'О системе', path: href('cms', { cms }), count: null },
    { key: 'projects', title: PORTFOLIO_PROJECTS, path: href('cms-projects', { cms }), count: shown },
    { key: 'reviews', title: 'Отзывы', path: href('cms-reviews', { cms }), count: reviews.count },
  ]
  return tabs.filter(({ count }) => count !== 0)
}

/** Leads from an empty tab to the first one; null for an unknown system, whose page answers 404. */
export async function cmsTabRedirect(match: PathMatch, context: Context): Promise<string | null> {
  if (match.name !== 'cms-projects' && match.name !== 'cms-reviews') return null
  const { cms } = match.params
  if (!(await findCms(cms, context))) return null
  const tabs = await cmsTabs(cms, context)
  return tabs.some(({ path }) => path === href(match.name, { cms })) ? null : href('cms', { cms })
}
