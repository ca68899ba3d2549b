import type { PlaceBeside } from '#contract/shapes/rating.ts'
import { listEntriesAt } from '#db/queries/rating/row-details.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { shownGap } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { monthLabels } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import type { AskedRating } from './asked-rating.ts'

interface Entry {
  position: number
  place: number
  score: number
  month_places: (number | null)[] | null
}

/** The neighbours of these entries, by one query. */
export async function readPlacesBeside(
  { edition, slice, tier }: AskedRating,
  entries: readonly Entry[],
  { database }: Context,
) {
  // All better scores stand at the positions before the place.
  const beside = entries.flatMap(({ place, position }) => [place - 1, position + 1])
  const positions = [...new Set(beside)].filter(position => position > 0)
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
      gap: Math.abs(shownGap(row.score, score)),
    }
  }
  return ({ place, position, score, month_places }: Entry) => {
    const months = month_places ?? []
    const below = at(position + 1, score)
    const labels = monthLabels(edition.as_of, months.length)
    return {
      above: at(place - 1, score),
      // Who shares the place is not below it.
      below: below?.place === place ? null : below,
      months: months.map((monthPlace, index) => ({ month: labels[index] ?? '', place: monthPlace })),
    }
  }
}
