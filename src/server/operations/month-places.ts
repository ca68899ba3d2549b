import type { Db } from '#db/connect.ts'
import { getEdition, listMonthPlaces } from '#db/queries/rating/editions.ts'
import { endOfMoscowMonth, moscowMonth } from '#domain/time/dates.ts'
import { type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { entryKey } from '#ranking/compute-edition.ts'
import { continueMonths, type MonthPlaces } from '#ranking/month-places.ts'
import type { RankingThread } from './ranking-thread.ts'

type Placed = { slice: string; tier: string; agencyId: number; place: number }

export type MonthPlacesOf = (entry: Placed) => MonthPlaces

/** Continues the places that the current edition has recorded month by month. */
export async function continueRecorded(db: Db, type: RatingTypeSlug, now: Date): Promise<MonthPlacesOf> {
  const edition = await getEdition(db, type, null)
  const recorded = edition ? await listMonthPlaces(db, edition.id) : []
  const known = new Map(
    recorded.map(({ slice, tier, agency_id, month_places }) => [entryKey(slice, tier, agency_id), month_places]),
  )
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
): Promise<MonthPlacesOf> {
  const lines = new Map<string, MonthPlaces>()
  if (ratingTypeBySlug(type).shape === 'cms') return continuing(lines, 1)
  const last = moscowMonth(now) - 1
  for (let month = last - months + 1; month <= last; month += 1) {
    const asOf = endOfMoscowMonth(month)
    const { entries } = await thread.compute({ type, year: null, asOf, previousPlaces: new Map(), isPast: true })
    const places = new Map(entries.map(entry => [keyOf(entry), entry.place]))
    for (const key of new Set([...lines.keys(), ...places.keys()])) {
      lines.set(key, [...(lines.get(key) ?? []), places.get(key) ?? null])
    }
  }
  return continuing(lines, 1)
}

const keyOf = ({ slice, tier, agencyId }: Placed): string => entryKey(slice, tier, agencyId)

const continuing =
  (known: ReadonlyMap<string, MonthPlaces>, monthsPassed: number): MonthPlacesOf =>
  entry =>
    continueMonths(known.get(keyOf(entry)) ?? [], monthsPassed, entry.place)
