import type { FastifyInstance } from 'fastify'
import { calculatorCalls } from '#contract/calls/calculator.ts'
import type { Params } from '#contract/index.ts'
import { COST_CSV_PATH } from '#domain/calculator/asked-query.ts'
import { csvText } from '#domain/web/csv.ts'
import { costAnalytics } from '../calls/calculator/cost-analytics.ts'
import type { Context } from '../context.ts'

/** The table of /calculator/analytics/ as a file. */
export function costCsvRoute(app: FastifyInstance, context: Context, perMinute: number): void {
  app.get<{ Querystring: Params<'cost-analytics-calculator'> }>(
    COST_CSV_PATH,
    {
      schema: { querystring: calculatorCalls['cost-analytics-calculator'].params },
      config: { rateLimit: { max: perMinute } },
    },
    async (request, reply) => {
      const answer = await costAnalytics(request.query, context)
      const rows = answer.rows.map(({ title, sample, spread }) => [
        title,
        sample,
        ...(spread ? [spread.p10, spread.low, spread.median, spread.high, spread.p90] : ['мало данных']),
      ])
      const head = [answer.head, 'Работ', '10 %', 'Первый квартиль, ₽', 'Медиана, ₽', 'Третий квартиль, ₽', '90 %']
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="prices-${answer.service.value}-${answer.by}.csv"`)
        .header('cache-control', 'public, max-age=300')
        .send(csvText([head, ...rows]))
    },
  )
}
