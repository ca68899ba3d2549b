import { getCms, listCmsBuilders, listCmsStandings } from '#db/queries/cms/cms.ts'
import { countCmsProjects } from '#db/queries/cms/cms-projects.ts'
import { countCmsReviews } from '#db/queries/cms/cms-reviews.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { ANY_CATEGORY, ANY_PRICE, reviewSummary } from '../../shapes/review-summary.ts'

// What every page and every visitor of a system shares is read once a minute.

/** How many agencies are shown beside a system. */
export const BUILDERS = 10

export const findCms = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms:${slug}`, () => getCms(database.kysely, slug))

export const askedCms = async (slug: string, context: Context) => (await findCms(slug, context)) ?? notFound('system')

/** Its standings in all editions, the current one last. */
export const cmsStandings = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-standings:${slug}`, () => listCmsStandings(database.kysely, slug))

/** More than are shown: some of them are partners and stand in the list already. */
export const cmsBuilders = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-builders:${slug}`, () => listCmsBuilders(database.kysely, slug, BUILDERS * 2))

/** Its projects counted by every sort that a filter knows. */
export const cmsProjectCounts = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-projects:${slug}`, () => countCmsProjects(database.kysely, slug))

/** Its reviews counted by status, service, price and mark. */
export const cmsReviewCounts = (slug: string, { memo, database }: Context) =>
  memo.remember(`cms-reviews:${slug}`, () => countCmsReviews(database.kysely, slug))

/** The summary of all of them, whatever a visitor narrowed the list to. */
export const allCmsReviews = async (slug: string, context: Context) =>
  reviewSummary(await cmsReviewCounts(slug, context), { category: ANY_CATEGORY, price: ANY_PRICE })
