import type { FastifyInstance } from 'fastify'
import { listAdDays, listAllRegistered } from '#db/queries/advertising/register.ts'
import { registerCsv } from '#domain/advertising/register-csv.ts'
import { REGISTER_CSV } from '#domain/advertising/register-path.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'

const PER_MINUTE = 30

/** The whole register of advertisements by day. */
export function registerCsvRoutes(app: FastifyInstance, { database, memo, now }: Context): void {
  app.get(REGISTER_CSV, { config: { rateLimit: { max: PER_MINUTE } } }, async (_, reply) => {
    const csv = await memo.rememberLarge('register-csv', async () => {
      const ads = await listAllRegistered(database.kysely, moscowDay(now()))
      const days = await listAdDays(
        database.kysely,
        ads.map(({ erid }) => erid),
      )
      return registerCsv(ads, days)
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="merilo-advertisements.csv"')
      .header('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600')
      .header('x-robots-tag', 'noindex')
      .send(csv)
  })
}
