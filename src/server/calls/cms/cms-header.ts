import type { Answer } from '#contract/index.ts'
import { href, type PathMatch } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import { cmsKindBySlug } from '#domain/vocabulary/cms-kinds.ts'
import type { Context } from '../../context.ts'
import { allCmsReviews, askedCms, cmsBuilders, cmsProjectCounts, cmsStandings, findCms } from './cms-subject.ts'

const SYSTEMS_RATING: RatingPath = { type: 'cms' }

export async function cmsHeader(slug: string, context: Context): Promise<Answer<'cms-header'>> {
  const { title, kind, vendor, licence, since } = await askedCms(slug, context)
  const [standings, builders, reviews, tabs] = await Promise.all([
    cmsStandings(slug, context),
    cmsBuilders(slug, context),
    allCmsReviews(slug, context),
    cmsTabs(slug, context),
  ])
  return {
    slug,
    title,
    kind,
    kind_title: cmsKindBySlug(kind)?.one ?? kind,
    vendor: vendor === '' ? null : vendor,
    licence,
    since,
    projects: tabs.find(({ key }) => key === 'projects')?.count ?? 0,
    agencies: builders[0]?.agencies ?? 0,
    reviews: { average: reviews.average, count: reviews.count },
    place: placeOf(standings.find(({ year }) => year === null)),
    tabs,
  }
}

function placeOf(standing: Awaited<ReturnType<typeof cmsStandings>>[number] | undefined) {
  if (!standing) return null
  const { place, participants, score, projects, agencies, reviews } = standing
  return {
    place,
    of: participants,
    score,
    projects,
    agencies,
    reviews,
    title: ratingHeading(SYSTEMS_RATING),
    path: buildRatingPath(SYSTEMS_RATING),
  }
}

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
