import type { Answer } from '#contract/index.ts'
import type { Standing } from '#db/queries/agency/agency-standings.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { causeOfChange } from '#ranking/change.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyDossier, agencyStandings, hasEnoughParticipants, mainRatingOf } from '../../shapes/agency-dossier.ts'

type Presence = Answer<'agency-presence-in-rating'>

const SHOWN_PLACES = 12

export async function agencyPresence(slug: string, context: Context): Promise<Presence> {
  const agency = await agencyDossier(slug, context)
  const standings = await agencyStandings(context, agency)
  const main = mainRatingOf(agency)
  return { ratings: currentPlaces(standings), history: main ? historyOf(main, standings) : null }
}

/** Whole ratings first, then the best slices that are large enough; standings come sorted by place. */
function currentPlaces(standings: readonly Standing[]): Presence['ratings'] {
  const places = standings.flatMap(standing => {
    const path = standing.year === null ? pathOfSlice(standing.type, standing.slice, standing.tier) : null
    return path ? { standing, path } : []
  })
  const isWhole = ({ path }: { path: RatingPath }) => !path.slice && !path.tier
  return [
    ...places.filter(isWhole),
    ...places.filter(place => !isWhole(place) && hasEnoughParticipants(place.standing)),
  ]
    .slice(0, SHOWN_PLACES)
    .map(({ standing: { place, previous_place, participants, score }, path }) => ({
      place,
      of: participants,
      score,
      change: previous_place === null ? null : previous_place - place,
      title: ratingHeading(path),
      path: buildRatingPath(path),
    }))
}

/** Places in the agency's main rating across editions, the oldest first. */
function historyOf(type: RatingType, standings: readonly Standing[]): Presence['history'] {
  for (const home of homesOf(type)) {
    const own = standings
      .filter(standing => standing.type === home.type && standing.slice === sliceKey(home) && standing.tier === '')
      .sort((a, b) => (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY))
    if (own.length > 0) {
      return { title: ratingHeading(home), editions: own.map((standing, at) => editionOf(home, standing, own[at - 1])) }
    }
  }
  return null
}

/** Apps have no overall rating, only one per platform. */
function homesOf({ slug, shape }: RatingType): RatingPath[] {
  if (shape !== 'apps') return [{ type: slug }]
  return APP_PLATFORMS.map(platform => ({ type: slug, platform: platform.slug }))
}

function editionOf(home: RatingPath, standing: Standing, earlier: Standing | undefined) {
  const { year, place, participants, score } = standing
  return {
    title: year === null ? 'Сейчас' : String(year),
    path: buildRatingPath({ ...home, year: year ?? undefined }),
    place,
    of: participants,
    score,
    cause: causeBetween(earlier, standing),
  }
}

function causeBetween(earlier: Standing | undefined, later: Standing): string | null {
  if (!earlier?.evidence || !later.evidence) return null
  return causeOfChange(earlier.evidence as unknown as Evidence, later.evidence as unknown as Evidence)
}
