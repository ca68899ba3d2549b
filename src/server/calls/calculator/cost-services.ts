import type { Answer } from '#contract/index.ts'
import { listPopularQueries } from '#db/queries/counter/popular-queries.ts'
import { knownAnswers } from '#domain/calculator/answer-titles.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { calculatorPath, readAskedQuery } from '#domain/calculator/asked-query.ts'
import type { Deal } from '#domain/calculator/deal.ts'
import { dealsFor } from '#domain/calculator/deals.ts'
import { calculatorHeading } from '#domain/calculator/heading.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import { spreadOf } from '#domain/calculator/spread.ts'
import { MIN_DEALS } from '#domain/calculator/widen.ts'
import { boundsAround } from '#domain/numbers/sum-columns.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { SERVICES, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { pricesState, priceTable, systemTitles } from '../../shapes/price-table.ts'

const SHOWN = 8
const ASKED_DAYS = 365
/** One service would fill the list. */
const MAX_OF_SERVICE = 2

export async function costServices(context: Context): Promise<Answer<'cost-services-list'>> {
  const tables = await Promise.all(SERVICES.map(({ slug }) => priceTable(slug, context)))
  const services = tables
    .filter(({ deals }) => deals.length > 0)
    .map(({ service, deals }) => ({
      slug: service.slug,
      title: service.title,
      path: href('calculator-service', { service: service.slug }),
      unit: service.unit,
      projects: deals.length,
      spread: deals.length < MIN_DEALS ? null : spreadOf(deals.map(weighed)),
    }))
  const sums = services.flatMap(({ spread }) => (spread ? [spread.p10, spread.p90] : []))
  return {
    services,
    axis: sums.length > 0 ? [...boundsAround(sums)] : [],
    updated_at: (await pricesState(context))?.computedAt ?? null,
  }
}

type Popular = Answer<'cost-popular-queries'>
interface Asked {
  service: string
  answers: Answers
}

/** Visitors' questions; until there are enough of them, the commonest combinations among deals, labelled as such. */
export async function popularQueries(context: Context): Promise<Popular> {
  const since = moscowDay(new Date(context.now().getTime() - ASKED_DAYS * 86_400_000))
  const asked = await listPopularQueries(context.database.kysely, { kind: 'calculator', since, limit: 3 * SHOWN })
  const queries = await pricesOf(
    asked.map(({ query }) => readAskedQuery(query)),
    context,
  )
  if (queries.length > 0) return { is_asked: true, queries: queries.slice(0, SHOWN) }
  const common = await pricesOf(await commonCombinations(context), context)
  return { is_asked: false, queries: common.slice(0, SHOWN) }
}

async function pricesOf(asked: readonly Asked[], context: Context): Promise<Popular['queries']> {
  const systems = await systemTitles(context)
  const priced = await Promise.all(
    asked.map(async ({ service: slug, answers: given }) => {
      const service = serviceBySlug(slug)
      if (!service) return []
      const answers = knownAnswers(given, systems)
      const found = dealsFor((await priceTable(slug, context)).deals, answers)
      if (found.length < MIN_DEALS) return []
      return {
        title: calculatorHeading(service.slug, answers, systems),
        path: calculatorPath(service.slug, answers),
        median: spreadOf(found.map(weighed)).median,
        sample: found.length,
        unit: service.unit,
      }
    }),
  )
  return priced.flat()
}

/** Kind of work and city, or the city alone where a service has no kinds. */
async function commonCombinations(context: Context): Promise<Asked[]> {
  const tables = await Promise.all(SERVICES.map(({ slug }) => priceTable(slug, context)))
  return tables
    .flatMap(({ service, deals }) => {
      const hasKinds = deals.some(({ type }) => type !== null)
      const known = deals.filter(({ type }) => type !== null || !hasKinds)
      const groups = Map.groupBy(known, ({ type, city }: Deal) => `${type ?? ''} ${city}`)
      return [...groups]
        .map(([key, own]) => {
          const [type = '', region = ''] = key.split(' ')
          return { service: service.slug, answers: { ...(type !== '' && { type }), region }, deals: own.length }
        })
        .toSorted((one, other) => other.deals - one.deals || (one.answers.region < other.answers.region ? -1 : 1))
        .slice(0, MAX_OF_SERVICE)
    })
    .toSorted((one, other) => other.deals - one.deals || (one.service < other.service ? -1 : 1))
}
