import type { FastifyInstance } from 'fastify'
import type { Params } from '#contract/index.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { MY_RATING_CSV, OWN_MARKS } from '#domain/rating/own-marks.ts'
import { readFilters } from '#domain/rating/rating-filters.ts'
import { csvText } from '#domain/web/csv.ts'
import { firmnessOf } from '#ranking/own/firmness.ts'
import { orderByWeights } from '#ranking/own/own-order.ts'
import { nearestWeights, readNumbers } from '#ranking/own/own-weights.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import { splitUrl } from '../http/split-url.ts'
import { nullIfUnknown } from '../shapes/not-found.ts'

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PER_MINUTE = 60

/** One's own order as a file, under the same filters and switches as the page. */
export function myRatingCsvRoute(app: FastifyInstance, context: Context): void {
  app.get(
    MY_RATING_CSV,
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const query = new URLSearchParams(splitUrl(request.url).search)
      const answer = await localApi(context)('rating-my', paramsOf(query)).catch(nullIfUnknown)
      if (!answer) return reply.callNotFound()
      const { rows, official, matching, h1 } = answer
      const own = nearestWeights(readNumbers(query.get('w') ?? ''), official)
      const marks = OWN_MARKS.filter(mark => query.get(mark) === '1')
      const { bands } = firmnessOf(rows, official, own)
      const lines = orderByWeights(rows, official, own).flatMap(({ row, place, score, addends }, index) => {
        const isShown = (matching?.includes(row.agency.id) ?? true) && marks.every(mark => row.marks.includes(mark))
        const { name, city } = row.agency
        const band = bands[index]
        const figures = [
          score,
          ...shownAddends(addends, score),
          row.place,
          row.score,
          band?.from ?? null,
          band?.to ?? null,
        ]
        return isShown ? [[place, name, city, ...figures]] : []
      })
      const weighed = FACTORS.map((factor, index) => `${FACTOR_TITLES[factor]} из ${own[index]}`)
      const head = [
        'Место',
        'Агентство',
        'Город',
        'Балл',
        ...weighed,
        'Официальное место',
        'Официальный балл',
        'Обычно от',
        'Обычно до',
      ]
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-rating.csv"')
        .header('cache-control', CACHE_CONTROL)
        .header('x-robots-tag', 'noindex')
        .send(csvText([[h1], head, ...lines]))
    },
  )
}

function paramsOf(query: URLSearchParams): Params<'rating-my'> {
  const chosen = Object.entries(readFilters(query)).filter(([, id]) => id > 0)
  const { budget } = phraseParams(query)
  return { path: query.get('rating') ?? '', ...Object.fromEntries(chosen), ...(budget !== undefined && { budget }) }
}
