import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { Standing } from '#db/queries/agency/agency-standings.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { METHODOLOGIES } from '#ranking/methodology.ts'
import { causeOfChange } from '#ranking/months/change.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { bestStandings, changeOf, currentStandings, placeIn } from '../../shapes/agency/agency-places.ts'
import { agencyDossier, agencyStandings, hasEnoughParticipants, mainRatingOf } from '../../shapes/agency-dossier.ts'
import { yearOf } from './agency-year.ts'

type Presence = Answer<'agency-presence-in-rating'>

const SHOWN_PLACES = 12

export async function agencyPresence(slug: string, context: Context): Promise<Presence> {
  const agency = await agencyDossier(slug, context)
  const standings = await agencyStandings(context, agency)
  const main = mainRatingOf(agency)
  return {
    ratings: currentPlaces(standings),
    score: scoreOfBest(standings, main),
    history: main ? historyOf(main, standings) : null,
    year: main ? yearIn(main, agency, standings) : null,
  }
}

/** Whole ratings first, then the best slices that are large enough; standings come sorted by place. */
function currentPlaces(standings: readonly Standing[]): Presence['ratings'] {
  const places = currentStandings(standings)
  const isWhole = ({ path }: { path: RatingPath }) => !path.slice && !path.tier
  return [
    ...places.filter(isWhole),
    ...places.filter(place => !isWhole(place) && hasEnoughParticipants(place.standing)),
  ]
    .slice(0, SHOWN_PLACES)
    .map(({ standing, path }) => ({ ...placeIn(standing, path), history: placesOf(standing, standings) }))
}

/** By months where they are recorded, else by closed editions, which keep top-level slices only. */
function placesOf(
  { type, slice, tier, place, previous_place, month_places }: Standing,
  standings: readonly Standing[],
): number[] {
  const months = (month_places ?? []).filter(month => month !== null)
  if (months.length > 1) return months
  const closed = standings
    .filter(other => other.year !== null && other.type === type && other.slice === slice && other.tier === tier)
    .sort((one, other) => (one.year ?? 0) - (other.year ?? 0))
    .map(other => other.place)
  if (closed.length > 0) return [...closed, place]
  return previous_place === null ? [place] : [previous_place, place]
}

function scoreOfBest(standings: readonly Standing[], main: RatingType | undefined): Presence['score'] {
  const [best] = bestStandings(standings, main)
  const weights = METHODOLOGIES.find(({ version }) => version === best?.standing.methodology)?.weights
  if (!best || !weights) return null
  const { score, title, path } = placeIn(best.standing, best.path)
  const shown = shownAddends(best.standing.addends, score)
  return {
    title,
    path,
    score,
    addends: FACTORS.map((factor, index) => ({
      title: FACTOR_TITLES[factor],
      points: shown[index] ?? 0,
      limit: roundDecimal(weights[factor] * 100, 1),
      index,
    })).filter(({ limit }) => limit > 0),
  }
}

/** Places in the agency's main rating across editions, the oldest first. */
function historyOf(type: RatingType, standings: readonly Standing[]): Presence['history'] {
  for (const home of ratingHomes(type)) {
    const own = standings
      .filter(standing => standing.type === home.type && standing.slice === sliceKey(home) && standing.tier === '')
      .sort((a, b) => (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY))
    if (own.length > 0) {
      return { title: ratingHeading(home), editions: own.map((standing, at) => editionOf(home, standing, own[at - 1])) }
    }
  }
  return null
}

/** In the main rating; of apps, on the first platform that the agency takes part in. */
function yearIn(type: RatingType, agency: AgencyDossier, standings: readonly Standing[]): Presence['year'] {
  for (const home of ratingHomes(type)) {
    const current = standings.find(
      ({ type, slice, tier, year }) => type === home.type && slice === sliceKey(home) && tier === '' && year === null,
    )
    if (current) return yearOf(agency, home, current)
  }
  return null
}

function editionOf(home: RatingPath, standing: Standing, earlier: Standing | undefined) {
  const { year, place, participants, score } = standing
  return {
    title: year === null ? 'Сейчас' : String(year),
    path: buildRatingPath({ ...home, year: year ?? undefined }),
    place,
    of: participants,
    score,
    ...changeOf(standing),
    cause: causeBetween(earlier, standing),
  }
}

function causeBetween(earlier: Standing | undefined, later: Standing): string | null {
  if (!earlier?.evidence || !later.evidence) return null
  const cause = causeOfChange(earlier.evidence as unknown as Evidence, later.evidence as unknown as Evidence)
  // The place is compared with another day than the evidence.
  return cause && later.compared_at !== null ? `с выпуска ${earlier.year} года: ${cause}` : cause
}
