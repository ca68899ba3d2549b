import type { Answer } from '#contract/index.ts'
import { listExpertVotes } from '#db/queries/rating/experts.ts'
import { listServicesOf } from '#db/queries/rating/row-details.ts'
import { listLastReviews } from '#db/queries/reviews/rating-reviews.ts'
import { withShares } from '#domain/numbers/apportion.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { projectPath } from '../../shapes/project-shape.ts'
import { responseCard } from '../../shapes/response-card.ts'
import { type AskedRating, askedRating } from './asked-rating.ts'
import { countedReviews } from './counted-reviews.ts'
import type { ProjectRow } from './evidence-items.ts'
import { expertVote } from './expert-vote.ts'
import { type ExplainedPlace, explainPlaces } from './explain-places.ts'
import { risingSteps } from './rising-steps.ts'
import { readPlacesBeside } from './standing-beside.ts'

const WORKS = 3
const CLIENTS = 8
const VOTES = 100

/** Details of opened rows by agency id; agencies outside this rating are left out. */
export async function rowDetails(
  ids: readonly number[],
  pathname: string,
  context: Context,
): Promise<Answer<'rating-additional-info'>> {
  const asked = await askedRating(pathname, context)
  const { edition, slice, tier } = asked
  const db = context.database.kysely
  const [places, services, reviews, votes] = await Promise.all([
    explainPlaces(asked, ids, context),
    listServicesOf(db, ids),
    listLastReviews(db, countedReviews(asked), ids),
    listExpertVotes(db, { editionId: edition.id, slice, tier }, { agencyIds: ids, limit: VOTES }),
  ])
  const shownPlaces = [...places.values()]
  const [besideOf, steps] = await Promise.all([
    readPlacesBeside(asked, shownPlaces, context),
    stepsOfOne(asked, places, context),
  ])
  const details = [...places].map(([id, explained]) => {
    const { agency, place, score, addends, range, projects } = explained
    const review = reviews.find(({ agency_id }) => agency_id === id)
    const shown = projects.filter(({ is_nda }) => !is_nda)
    return [
      String(id),
      {
        agency,
        place,
        score,
        specialisation: withShares(
          services.filter(({ agency_id }) => agency_id === id),
          ({ share }) => share,
        ).map(({ service, share }) => ({ title: serviceBySlug(service)?.title ?? service, share })),
        works: shown.slice(0, WORKS).map(workCard),
        last_review: review ? responseCard(review) : null,
        clients: [...new Set(shown.map(({ client }) => client))].slice(0, CLIENTS),
        addends,
        place_range: range,
        ...besideOf(explained),
        steps,
        votes: votes.filter(vote => vote.id === id).map(expertVote),
      },
    ] as const
  })
  return { additional_info: Object.fromEntries(details) }
}

/** An opened row asks for itself alone; steps for a list of rows would take eight queries each. */
async function stepsOfOne(asked: AskedRating, places: ReadonlyMap<number, ExplainedPlace>, context: Context) {
  const [only, ...others] = places
  if (!only || others.length > 0) return []
  const [agencyId, { agency, position, score }] = only
  return risingSteps(asked, { agencyId, slug: agency.name_lat, position, score }, context)
}

const workCard = (project: ProjectRow) => ({
  id: project.id,
  title: project.title,
  client: project.client,
  year: moscowYear(project.launched),
  image: `/media/project/${project.id}.svg`,
  path: projectPath(project),
})
