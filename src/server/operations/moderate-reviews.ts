import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { insertReviewEvent } from '#db/queries/review-forms/review-requests.ts'
import { decideReview, type ModeratedReview, recountReviews } from '#db/queries/reviews/moderation.ts'
import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { reviewAgencyEmail } from '../mail/emails/review-agency-email.ts'
import { reviewDeclinedEmail, reviewPublishedEmail } from '../mail/emails/review-author-emails.ts'
import { queueEmail } from '../mail/queue-email.ts'
import { makeKey } from '../secret-key.ts'

interface Moderation {
  review: ModeratedReview
  now: Date
  site: { siteName: string; siteUrl: string }
}

/** Somebody was quicker, or it was decided long ago. */
export class DecidedReviewError extends Error {}

/** Published, counted, told to both sides; the pages that show it are made anew. All of it, or nothing. */
export async function approveReview(database: Database, { review, now, site }: Moderation): Promise<void> {
  const { key, hash } = makeKey()
  const agency = { name: review.agency, slug: review.slug, email: review.agency_email }
  const { id, overall, body, company_name: company } = review
  await database.kysely.transaction().execute(async transaction => {
    await decide(transaction, id, { status: 'published', published_at: now, reply_key_hash: hash })
    await recountReviews(transaction, review.agency_id)
    await insertReviewEvent(transaction, id, 'published')
    await queueEmail(transaction, reviewAgencyEmail({ agency, review: { id, overall, body, company }, key, site }))
    if (review.author_email !== null) {
      await queueEmail(transaction, reviewPublishedEmail({ agency, to: review.author_email, reviewId: id, site }))
    }
    await database.notify(PAGES_CHANGED, tagsOf(review).join(' '), transaction)
  })
}

/** Not published, with the reason that the author is told. The agency's page counts it among the declined. */
export async function declineReview(database: Database, moderation: Moderation & { reason: string }): Promise<void> {
  const { review, reason, site } = moderation
  const { id, slug, agency: name, author_email: to } = review
  await database.kysely.transaction().execute(async transaction => {
    await decide(transaction, id, { status: 'declined', published_at: null, reply_key_hash: null })
    await insertReviewEvent(transaction, id, 'declined', { reason })
    if (to !== null) await queueEmail(transaction, reviewDeclinedEmail({ agency: { name, slug }, to, reason, site }))
    await database.notify(PAGES_CHANGED, `agency:${slug}`, transaction)
  })
}

async function decide(transaction: Db, id: number, decision: Parameters<typeof decideReview>[2]): Promise<void> {
  if (!(await decideReview(transaction, id, decision))) throw new DecidedReviewError(`Review ${id} is decided`)
}

/** The ratings in which the review counts: those of its service, and the systems' where it names one. */
export const ratingsOf = ({ service, system }: Pick<ModeratedReview, 'service' | 'system'>): RatingTypeSlug[] =>
  RATING_TYPES.filter(type => type.service === service || (type.shape === 'cms' && system !== null)).map(
    ({ slug }) => slug,
  )

const tagsOf = (review: ModeratedReview): string[] => [
  `agency:${review.slug}`,
  'responses',
  'main',
  ...(review.system === null ? [] : [`cms:${review.system}`]),
  ...ratingsOf(review).map(type => `rating:${type}`),
]
