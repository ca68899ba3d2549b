import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { insertReviewEvent } from '#db/queries/review-forms/review-requests.ts'
import { type ModeratedReview, updateDecidedReview, updateReviewTotals } from '#db/queries/reviews/moderation.ts'
import { isProven, type ReviewProof } from '#domain/rules/review-proof.ts'
import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import type { Config } from '../config.ts'
import { reviewAgencyEmail } from '../mail/emails/review-agency-email.ts'
import { reviewDeclinedEmail, reviewPublishedEmail } from '../mail/emails/review-author-emails.ts'
import { mailRulesOf, queueEmail } from '../mail/queue-email.ts'
import { makeKey } from '../secret-key.ts'

interface Moderation {
  review: ModeratedReview
  now: Date
  site: Pick<Config, 'siteName' | 'siteUrl' | 'secretKey' | 'dataDir'>
}

/** The review has already been decided, perhaps by another editor just now. */
export class DecidedReviewError extends Error {}

/** The rules do not allow to publish a review whose work nothing proves. */
export class UnprovenReviewError extends Error {}

/** Publishes and counts the review, emails both sides and drops the cached pages that show it, in one transaction. */
export async function approveReview(
  database: Database,
  { review, now, site, proof = null }: Moderation & { proof?: ReviewProof | null },
): Promise<void> {
  if (!isProven({ project: reviewedProject(review), proof })) throw new UnprovenReviewError(`Review ${review.id}`)
  const mail = mailRulesOf(site)
  const { key, hash } = makeKey()
  const agency = { name: review.agency, slug: review.slug, email: review.agency_email }
  const { id, overall, body, company_name: company } = review
  await database.kysely.transaction().execute(async transaction => {
    await decide(transaction, id, { status: 'published', proof, published_at: now, reply_key_hash: hash })
    await updateReviewTotals(transaction, review.agency_id)
    await insertReviewEvent(transaction, id, 'published')
    const toAgency = reviewAgencyEmail({ agency, review: { id, overall, body, company }, key, site })
    await queueEmail(transaction, toAgency, mail)
    if (review.author_email !== null) {
      await queueEmail(transaction, reviewPublishedEmail({ agency, to: review.author_email, reviewId: id, site }), mail)
    }
    await database.notify(PAGES_CHANGED, tagsOf(review).join(' '), transaction)
  })
}

const reviewedProject = ({ project_is_verified }: ModeratedReview) =>
  project_is_verified === null ? null : { isVerified: project_is_verified }

/** The author is emailed the reason; the agency's page counts the review among the declined. */
export async function declineReview(database: Database, moderation: Moderation & { reason: string }): Promise<void> {
  const { review, reason, site } = moderation
  const mail = mailRulesOf(site)
  const { id, slug, agency: name, author_email: to } = review
  await database.kysely.transaction().execute(async transaction => {
    await decide(transaction, id, { status: 'declined', published_at: null, reply_key_hash: null })
    await insertReviewEvent(transaction, id, 'declined', { reason })
    if (to !== null)
      await queueEmail(
        transaction,
        reviewDeclinedEmail({ agency: { name, slug }, to, reviewId: id, reason, site }),
        mail,
      )
    await database.notify(PAGES_CHANGED, `agency:${slug}`, transaction)
  })
}

async function decide(transaction: Db, id: number, decision: Parameters<typeof updateDecidedReview>[2]): Promise<void> {
  if (!(await updateDecidedReview(transaction, id, decision))) throw new DecidedReviewError(`Review ${id} is decided`)
}

/** Ratings the review counts in: those of its service, and the CMS rating if it names a system. */
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
