import { getCms, listCmsBuilders, listCmsStandings } from '#db/queries/cms/cms.ts'
import { countCmsProjects } from '#db/queries/cms/cms-projects.ts'
import { countCmsReviews } from '#db/queries/cms/cms-reviews.ts'
import { withSystemShares } from '#domain/rating/system-shares.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { reviewSummary } from '../../shapes/review-summary.ts'

// Reads shared by the pages of a system, memoised for a minute.

/** Number of agencies shown on the page of a system. */
export const BUILDERS = 10

export const findCms = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms:${slug}`, () => getCms(database.kysely, slug))

export const askedCms = async (slug: string, context: Context) => (await findCms(slug, context)) ?? notFound('system')

/** Standings of one system in all editions, the current one last. Read for all at once: a share is a part of the whole. */
export async function cmsStandings(slug: string, { memo, database }: Context) {
  const all = await memo.remember('cms-standings', async () => {
    const standings = await listCmsStandings(database.kysely)
    return [...Map.groupBy(standings, ({ year }) => year).values()].flatMap(withSystemShares)
  })
  return all.filter(standing => standing.slug === slug)
}

/** Twice as many as shown: some may already be listed as partners. */
export const cmsBuilders = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-builders:${slug}`, () => listCmsBuilders(database.kysely, slug, BUILDERS * 2))

/** Counted by every combination of filter values. */
export const cmsProjectCounts = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-projects:${slug}`, () => countCmsProjects(database.kysely, slug))

/** Counted by status, service, price and mark. */
export const cmsReviewCounts = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-reviews:${slug}`, () => countCmsReviews(database.kysely, slug))

/** Summary of all reviews, regardless of filters. */
export const allCmsReviews = async (slug: string, context: Context) =>
  reviewSummary(await cmsReviewCounts(slug, context), {}, null)
