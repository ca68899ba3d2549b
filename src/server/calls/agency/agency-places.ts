import type { Standing } from '#db/queries/agency/agency-standings.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { hasEnoughParticipants } from '../../shapes/agency-dossier.ts'

export interface PlacedStanding {
  standing: Standing
  path: RatingPath
}

/** Standings in current editions; standings come sorted: the best place first, among equals the larger rating. */
export const currentStandings = (standings: readonly Standing[]): PlacedStanding[] =>
  standings.flatMap(standing => {
    const path = standing.year === null ? pathOfSlice(standing.type, standing.slice, standing.tier) : null
    return path ? { standing, path } : []
  })

export const bestStandings = (standings: readonly Standing[]): PlacedStanding[] =>
  currentStandings(standings).filter(({ standing }) => hasEnoughParticipants(standing))

export const placeIn = ({ place, previous_place, participants, score }: Standing, path: RatingPath) => ({
  place,
  of: participants,
  score,
  change: previous_place === null ? null : previous_place - place,
  title: ratingHeading(path),
  path: buildRatingPath(path),
})
