import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { Standing } from '#db/queries/agency/agency-standings.ts'
import type { StandingYear } from '#db/queries/agency/standing-year.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { endOfMoscowDay, moscowDay, moscowYear } from '#domain/time/dates.ts'
import type { Evidence } from '#ranking/evidence.ts'
import { type Methodology, methodologyAt } from '#ranking/methodology.ts'
import { yearAgo } from '#ranking/months/month-places.ts'
import { causeOfYear } from '#ranking/months/year-causes.ts'
import { firstCountedDay, firstDayWithout } from '#ranking/weigh.ts'
import { expiriesOf, fadingText } from './agency-expiries.ts'

type Year = NonNullable<Answer<'agency-presence-in-rating'>['year']>

/** The record of a month: the score and its addends. */
type Scored = { score: number; addends: readonly number[] }

interface Moments {
  before: { day: string; method: Methodology }
  now: { day: string; method: Methodology }
}

/** What twelve months did to a place in the current edition; null until a year of scores is recorded. */
export function yearOf(agency: AgencyDossier, home: RatingPath, standing: Standing): Year | null {
  const { standing_year: facts, previous_place, compared_at, as_of } = standing
  const before = recordOf(yearAgo(standing.month_scores ?? []))
  if (!facts || !before || previous_place === null || compared_at === null) return null
  const moments = {
    before: { day: compared_at, method: methodologyAt(endOfMoscowDay(compared_at)) },
    now: { day: moscowDay(as_of), method: methodologyAt(as_of) },
  }
  return {
    title: ratingHeading(home),
    path: buildRatingPath(home),
    since: compared_at,
    place: { before: previous_place, now: standing.place },
    score: { before: before.score, now: standing.score },
    addends: addendsOf(before, standing, causesOf(agency, standing, facts, moments)),
    overtakers: {
      agencies: facts.rivals.map(overtakerOf),
      more: facts.rivals_count - facts.rivals.length,
      newcomers: facts.newcomers,
    },
    expiries: expiriesOf(standing, facts, moments.now),
    fading: fadingText(moments.now.method),
  }
}

const recordOf = (record: readonly number[] | null): Scored | null => {
  const [score, ...addends] = record ?? []
  return score === undefined ? null : { score, addends }
}

/** In the tenths that are shown then and now, so that they add up to the change of the score. */
function changesOf(before: Scored, now: Scored): { before: number; now: number; change: number }[] {
  const then = shownAddends(before.addends, before.score)
  return shownAddends(now.addends, now.score).map((points, index) => ({
    before: then[index] ?? 0,
    now: points,
    change: roundDecimal(points - (then[index] ?? 0), 1),
  }))
}

const addendsOf = (before: Scored, now: Scored, causes: Record<Factor, string>): Year['addends'] =>
  changesOf(before, now).flatMap((addend, index) => {
    const factor = FACTORS[index]
    if (!factor) return []
    return { title: FACTOR_TITLES[factor], index, ...addend, cause: addend.change === 0 ? null : causes[factor] }
  })

function causesOf(
  agency: AgencyDossier,
  standing: Standing,
  facts: StandingYear,
  { before, now }: Moments,
): Record<Factor, string> {
  const evidence = standing.evidence as unknown as Evidence | null
  const then = endOfMoscowDay(before.day).getTime()
  const isNew = (day: string | Date | null) => day !== null && new Date(day).getTime() > then
  const counted = new Set(evidence?.cases)
  const firstDays = [firstCountedDay(before.method, then), firstCountedDay(now.method, standing.as_of.getTime())]
  const [from = '', to = ''] = firstDays
  const year = moscowYear(endOfMoscowDay(before.day))
  const wasCounted = (publishedAt: string) =>
    !isNew(publishedAt) &&
    firstDayWithout(new Date(publishedAt).getTime(), before.method.cases.periodMonths) > before.day
  const came: Record<Factor, number> = {
    projects: (standing.counted_projects ?? []).filter(({ launched }) => launched > before.day).length,
    reviews: facts.new_reviews,
    focus: 0,
    cases: facts.cases.filter(({ id, published_at }) => counted.has(id) && isNew(published_at)).length,
    awards: agency.awards.filter(award => award.year > year && award.year <= moscowYear(standing.as_of)).length,
    openness: agency.facts.filter(({ kind, checked_at }) => evidence?.facts.includes(kind) && isNew(checked_at)).length,
  }
  const gone: Partial<Record<Factor, number>> = {
    projects: facts.launched.filter(day => day >= from && day < to && day <= before.day).length,
    // A rating of one platform cannot tell which of the old cases were of the platform.
    ...(standing.slice === '' && {
      cases: facts.cases.filter(({ id, published_at }) => !counted.has(id) && wasCounted(published_at)).length,
    }),
  }
  const limitOf = ({ weights }: Methodology, factor: Factor) => roundDecimal(100 * weights[factor], 1)
  const causes = FACTORS.map(factor => [
    factor,
    causeOfYear({
      factor,
      limit: { before: limitOf(before.method, factor), now: limitOf(now.method, factor) },
      came: came[factor],
      gone: gone[factor] ?? 0,
    }),
  ])
  return Object.fromEntries(causes)
}

/** The addend that has risen most; none has where the others merely fell less. */
function overtakerOf({ slug, name, place, previous_place, score, addends, year_ago }: StandingYear['rivals'][number]) {
  const before = recordOf(year_ago)
  const now = { score, addends }
  const changes = before ? changesOf(before, now) : []
  const most = Math.max(0, ...changes.map(({ change }) => change))
  const index = most > 0 ? changes.findIndex(({ change }) => change === most) : -1
  const factor = FACTORS[index]
  return {
    name,
    path: href('agency', { agency: slug }),
    place: { before: previous_place, now: place },
    change: before && roundDecimal(score - before.score, 1),
    most: factor ? { title: FACTOR_TITLES[factor], index, change: most } : null,
  }
}
