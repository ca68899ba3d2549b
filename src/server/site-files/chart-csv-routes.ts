import type { FastifyInstance } from 'fastify'
import { chartCsv } from '#domain/stats/chart-csv.ts'
import { AS_OF, readStatQuery } from '#domain/stats/stat-query.ts'
import { formatDate } from '#domain/time/dates.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import { splitUrl } from '../http/split-url.ts'
import { nullIfUnknown } from '../shapes/not-found.ts'
import { knownAtEndOf } from '../shapes/stats/known-at.ts'

const PARAMS = {
  type: 'object',
  properties: {
    tab: { type: 'string', pattern: '^[a-z-]{1,40}$' },
    chart: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
  },
}
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PER_MINUTE = 60

/** The figures of a chart as a file, from the call its page makes. */
export function chartCsvRoutes(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { tab: string; chart: string } }>(
    '/digital-stats/:tab/:chart.csv',
    { schema: { params: PARAMS }, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { tab, chart: id } = request.params
      const asked = new URLSearchParams(splitUrl(request.url).search)
      const { choices } = readStatQuery(asked)
      const as_of = asked.get(AS_OF)
      // A day without figures is no unknown address: the refusal says which days there are.
      await knownAtEndOf(as_of ?? undefined, context)
      const params = { id, ...choices, ...(as_of !== null && { as_of }) }
      const answer = await localApi(context)('/v2/digitalStats/charts/{id}', params).catch(nullIfUnknown)
      if (answer?.tab !== tab) return reply.callNotFound()
      const { title, chart, source, method, updated_at } = answer
      const date =
        updated_at === null ? [] : [`${as_of === null ? 'Обновлено' : 'Данные на'} ${formatDate(updated_at)}`]
      const csv = chartCsv({ title, ...chart, notes: [`Источник: ${source}`, method, ...date, context.config.siteUrl] })
      const name = ['merilo', id, ...Object.values(choices), ...(as_of === null ? [] : [as_of])].join('-')
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .header('cache-control', CACHE_CONTROL)
        .header('x-robots-tag', 'noindex')
        .send(csv)
    },
  )
}
