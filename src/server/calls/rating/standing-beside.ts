import type { PlaceBeside } from '#contract/shapes/rating.ts'
import { listEntriesAt } from '#db/queries/rating/row-details.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { monthLabels } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import type { AskedRating } from './asked-rating.ts'

interface Entry {
  place: number
  score: number
  month_places: (number | null)[] | null
}

/** The leader and the neighbours above these entries, by one query. */
export async function readPlacesBeside(
  { edition, slice, tier }: AskedRating,
  entries: readonly Entry[],
  { database }: Context,
) {
  // All better scores stand at the positions before the place.
  const positions = [...new Set([1, ...entries.map(({ place }) => place - 1)])].filter(position => position > 0)
  const rows = await listEntriesAt(database.kysely, { editionId: edition.id, slice, tier }, positions)
  const at = (position: number, score: number): PlaceBeside | null => {
    const row = rows.find(other => other.position === position)
    if (!row) return null
    return {
      name: row.name,
      path: href('agency', { agency: row.slug }),
      place: row.place,
      score: row.score,
      addends: shownAddends(row.addends, row.score),
      gap: roundDecimal(row.score - score, 1),
    }
  }
  return ({ place, score, month_places }: Entry) => {
    const months = month_places ?? []
    const labels = monthLabels(edition.as_of, months.length)
    return {
      leader: place === 1 ? null : at(1, score),
      above: at(place - 1, score),
      months: months.map((monthPlace, index) => ({ month: labels[index] ?? '', place: monthPlace })),
    }
  }
}
