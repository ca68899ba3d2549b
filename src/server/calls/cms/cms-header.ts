import type { Answer } from '#contract/index.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { cmsKindBySlug } from '#domain/vocabulary/cms-kinds.ts'
import type { Context } from '../../context.ts'
import { allCmsReviews, askedCms, cmsBuilders, cmsStandings } from './cms-subject.ts'
import { cmsTabs } from './cms-tabs.ts'

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
    vendor,
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
