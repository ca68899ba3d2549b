import type { ratingCalls } from '#contract/calls/rating.ts'
import type { Handlers } from '#contract/define.ts'
import { getRedirect } from '#db/queries/pages.ts'
import type { Context } from '../context.ts'
import { ratingPage } from './rating-page.ts'

export const ratingHandlers: Handlers<typeof ratingCalls, Context> = {
  'rating-page-main-info': ({ path, next, methodology = false, ...filters }, context) =>
    ratingPage({ path, after: Number(next ?? 0), isMethodology: methodology, filters }, context),
  'redirect-info': async ({ path }, { database }) => ({ location: await getRedirect(database.kysely, path) }),
}
