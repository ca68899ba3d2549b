import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/**
 * Books a mailbox for an hour. Returns null, or, if it is already booked, when the figures last went there. One
 * statement decides, so that two requests at once cannot both send.
 */
export async function insertStatisticsRequest(db: Db, mailbox: Buffer, now: Date): Promise<Date | null> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  // Older rows do not count towards the limit.
  await db.deleteFrom('statistics_request').where('sent_at', '<=', hourAgo).execute()
  const { rows } = await sql<{ booked: boolean; sent_at: Date }>`
    with booked as (
      insert into statistics_request (mailbox, sent_at) values (${mailbox}, ${now})
      on conflict (mailbox) do nothing returning sent_at
    )
    select true as booked, sent_at from booked
    union all
    select false, sent_at from statistics_request where mailbox = ${mailbox}
    order by booked desc limit 1`.execute(db)
  const [row] = rows
  // Without any row another request books the mailbox at this very moment.
  return row?.booked ? null : (row?.sent_at ?? now)
}
