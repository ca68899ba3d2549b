import type { Standing } from '#db/queries/agency/agency-standings.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { comparedWith } from '#domain/rating/compared-with.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { hasEnoughParticipants } from '../agency-dossier.ts'

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

/** The places gained and since when. */
export const changeOf = (standing: Pick<Standing, 'place' | 'previous_place' | 'compared_at' | 'preceding_year'>) => ({
  change: standing.previous_place === null ? null : standing.previous_place - standing.place,
  compared: comparedWith(standing),
})

/** The whole main rating first: a first place among five in a narrow slice says less. */
export function bestStandings(standings: readonly Standing[], main: RatingType | undefined): PlacedStanding[] {
  const isMain = ({ path }: PlacedStanding) => path.type === main?.slug && !path.slice && !path.tier
  const large = currentStandings(standings).filter(({ standing }) => hasEnoughParticipants(standing))
  return large.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)))
}

export const placeIn = (standing: Standing, path: RatingPath) => ({
  place: standing.place,
  of: standing.participants,
  score: standing.score,
  ...changeOf(standing),
  title: ratingHeading(path),
  path: buildRatingPath(path),
})
