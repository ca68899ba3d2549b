import type { ratingCalls } from '#contract/calls/rating.ts'
import type { Handlers } from '#contract/define.ts'
import { getCmsTitle, listCmsPartners } from '#db/queries/cms/cms-rows.ts'
import { listExpertVotes } from '#db/queries/rating/experts.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { notFound } from '../../shapes/not-found.ts'
import { askedRating } from './asked-rating.ts'
import { expertVote } from './expert-vote.ts'
import { howToGetIn } from './how-to-get-in.ts'
import { myRating, myRatingFirmness } from './my/my-rating.ts'
import { ownRow } from './own-row.ts'
import { ratingFilters } from './rating-filters.ts'
import { ratingOutside } from './rating-outside.ts'
import { ratingPage } from './rating-page.ts'
import { ratingResponses, ratingReviews } from './rating-reviews.ts'
import { ratingSponsors } from './rating-sponsors.ts'
import { ratingTags } from './rating-tags.ts'
import { rowDetails } from './row-details.ts'

const PARTNERS = 50
const VOTES = 12

export const ratingHandlers: Handlers<typeof ratingCalls, Context> = {
  'rating-page-main-info': ratingPage,

  'rating-my': myRating,

  'rating-my-firmness': myRatingFirmness,

  'rating-page-filters': ratingFilters,

  'rating-outside': ratingOutside,

  'rating-own-row': ownRow,

  'rating-page-sponsors': async ({ path }, context) => ratingSponsors(await askedRating(path, context), context),

  'rating-page-responses': ({ path }, context) => ratingResponses(path, context),

  'rating-page-partners': ({ system }, { memo, database }) =>
    memo.remember(`partners:${system}`, async () => {
      const title = (await getCmsTitle(database.kysely, system)) ?? notFound('system')
      const partners = await listCmsPartners(database.kysely, system, PARTNERS)
      return {
        system: title,
        partners: partners.map(({ level, projects, since, ...agency }) => ({
          agency: agencyCard(agency),
          level,
          projects,
          since,
        })),
      }
    }),

  'rating-additional-info': ({ ids, path }, context) => rowDetails(ids.split(',').map(Number), path, context),

  'rating-tags': ({ path }, context) => ratingTags(path, context),

  'rating-reviews': ratingReviews,

  'how-to-get-into-ratings': ({ type }, { memo, now }) =>
    memo.remember(`how-to-get-in:${type ?? ''}`, async () => howToGetIn(type, now())),

  '/v2/ratingExperts': async ({ path }, context) => {
    const { edition, slice, tier } = await askedRating(path, context)
    return context.memo.remember(`experts:${edition.id}:${slice}:${tier}`, async () => {
      const at = { editionId: edition.id, slice, tier }
      return { data: (await listExpertVotes(context.database.kysely, at, { limit: VOTES })).map(expertVote) }
    })
  },
}
