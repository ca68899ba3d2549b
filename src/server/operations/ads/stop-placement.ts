import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { deletePlacement, getPlacement, updateStoppedPlacement } from '#db/queries/advertising/placements.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { tagsOfAd } from './add-placement.ts'

/** `unknown` or `over` changed nothing; an ad that was never shown is `deleted`. */
export type StopOutcome = 'unknown' | 'over' | 'deleted' | 'stopped'

export async function stopAd(database: Database, id: number, now: Date): Promise<StopOutcome> {
  return database.kysely.transaction().execute(async transaction => {
    const ad = await getPlacement(transaction, id)
    if (!ad) return 'unknown'
    const today = moscowDay(now)
    if (ad.stopped_at !== null || ad.ends_on < today) return 'over'
    const isFuture = ad.starts_on > today
    if (isFuture) await deletePlacement(transaction, id)
    else await updateStoppedPlacement(transaction, id, now)
    await database.notify(PAGES_CHANGED, tagsOfAd(ad.rating_type), transaction)
    return isFuture ? 'deleted' : 'stopped'
  })
}
