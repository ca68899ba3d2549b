import type { Db } from '#db/connect.ts'
import { getEdition, listMonthPlaces } from '#db/queries/rating/editions.ts'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import { endOfMoscowMonth, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import { type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { entryKey } from '#ranking/compute-edition.ts'
import { continueMonths, type MonthPlaces, type MonthScores, yearAgo } from '#ranking/months/month-places.ts'
import type { EditionContent } from './ranking-messages.ts'
import type { RankingThread } from './ranking-thread.ts'

type Placed = { slice: string; tier: string; agencyId: number; place: number }
type Scored = Placed & { score: number; addends: readonly number[] }

export interface MonthsOf {
  places: (entry: Placed) => MonthPlaces
  /** Of ratings as a whole only: their places are explained year by year. */
  scores: (entry: Scored) => MonthScores | null
}

interface Recorded {
  places: Map<string, MonthPlaces>
  scores: Map<string, MonthScores>
}

/** Continues what the current edition has recorded month by month. */
export async function continueRecorded(db: Db, type: RatingTypeSlug, now: Date): Promise<MonthsOf> {
  const edition = await getEdition(db, type, null)
  const recorded = edition ? await listMonthPlaces(db, edition.id) : []
  const known: Recorded = { places: new Map(), scores: new Map() }
  for (const { slice, tier, agency_id, month_places, month_scores } of recorded) {
    const key = entryKey(slice, tier, agency_id)
    known.places.set(key, month_places)
    if (month_scores) known.scores.set(key, month_scores)
  }
  return continuing(known, edition ? moscowMonth(now) - moscowMonth(edition.as_of) : 0)
}

/**
 * For a market that comes with its past: the places it had at the ends of the months before `now`, as if the site had
 * run then. A real site never asks for this: it records what it has shown.
 */
export async function rankPastMonths(
  thread: RankingThread,
  type: RatingTypeSlug,
  { now, months }: { now: Date; months: number },
): Promise<MonthsOf> {
  const lines: Recorded = { places: new Map(), scores: new Map() }
  if (ratingTypeBySlug(type).shape === 'cms') return continuing(lines, 1)
  const last = moscowMonth(now) - 1
  for (let month = last - months + 1; month <= last; month += 1) {
    const asOf = endOfMoscowMonth(month)
    const { entries } = await thread.compute({ type, year: null, asOf, previousPlaces: new Map(), placesOnly: true })
    addMonth(lines.places, new Map(entries.map(entry => [keyOf(entry), entry.place])))
    addMonth(lines.scores, new Map(entries.filter(isWhole).map(entry => [keyOf(entry), toRecord(entry)])))
  }
  return continuing(lines, 1)
}

function addMonth<Value>(lines: Map<string, readonly (Value | null)[]>, month: ReadonlyMap<string, Value>): void {
  for (const key of new Set([...lines.keys(), ...month.keys()])) {
    lines.set(key, [...(lines.get(key) ?? []), month.get(key) ?? null])
  }
}

/**
 * Compares with the places of a year ago, once the history reaches so far; until then with those of the last closed
 * edition.
 */
export function compareWithYearAgo(content: EditionContent, monthsOf: MonthsOf, now: Date) {
  const before = content.entries.map(entry => yearAgo(monthsOf.places(entry)))
  if (before.every(place => place === null)) return { ...content, monthsOf, comparedAt: null }
  const entries = content.entries.map((entry, at) => ({ ...entry, previousPlace: before[at] ?? null }))
  return { ...content, entries, monthsOf, comparedAt: moscowDay(endOfMoscowMonth(moscowMonth(now) - 12)) }
}

const keyOf = ({ slice, tier, agencyId }: Placed): string => entryKey(slice, tier, agencyId)

const isWhole = ({ slice, tier }: Placed): boolean => tier === '' && WHOLE_SLICES.includes(slice)

/** Four decimals keep the tenths that are shown; thirteen months of more would double the table's rows. */
const toRecord = ({ score, addends }: Scored): number[] =>
  [score, ...addends].map(points => Math.round(points * 10_000) / 10_000)

const continuing = (known: Recorded, monthsPassed: number): MonthsOf => ({
  places: entry => continueMonths(known.places.get(keyOf(entry)) ?? [], monthsPassed, entry.place),
  scores: entry =>
    isWhole(entry) ? continueMonths(known.scores.get(keyOf(entry)) ?? [], monthsPassed, toRecord(entry)) : null,
})
