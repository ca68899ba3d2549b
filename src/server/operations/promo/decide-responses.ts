import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { type ResponseSubject, updateDecidedResponse } from '#db/queries/promo/service-responses.ts'

/** Tags of the pages that show responses about each subject. */
const TAGS: Readonly<Record<ResponseSubject, string>> = { award: 'promo', tender: 'tender' }

interface Decided {
  id: number
  about: ResponseSubject
}

/** False without the author's consent, or if it is published already. */
export const publishResponse = (database: Database, response: Decided, now: Date): Promise<boolean> =>
  decide(database, response, { status: 'published', published_at: now })

/** Also takes down a published one. */
export const declineResponse = (database: Database, response: Decided): Promise<boolean> =>
  decide(database, response, { status: 'declined', published_at: null })

const decide = (
  database: Database,
  { id, about }: Decided,
  decision: Parameters<typeof updateDecidedResponse>[2],
): Promise<boolean> =>
  database.kysely.transaction().execute(async transaction => {
    const isDecided = await updateDecidedResponse(transaction, id, decision)
    if (isDecided) await database.notify(PAGES_CHANGED, TAGS[about], transaction)
    return isDecided
  })
