import type { Answer } from '#contract/index.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { calculatorPath } from '#domain/calculator/asked-query.ts'
import { dealsFor } from '#domain/calculator/deals.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import { spreadOf } from '#domain/calculator/spread.ts'
import { MIN_DEALS } from '#domain/calculator/widen.ts'
import { boundsAround, countProjects } from '#domain/numbers/sum-columns.ts'
import { priceBasis } from '#domain/prices/price-basis.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { priceTable } from '../../shapes/price-table.ts'

type Prices = Answer<'main-prices'>

/** Paid by the project: a monthly price would not compare on one axis. */
const WORKS: readonly { title: string; service: ServiceSlug; answers: Answers }[] = [
  { title: 'Лендинг', service: 'sites', answers: { type: 'landing' } },
  { title: 'Корпоративный сайт', service: 'sites', answers: { type: 'corporative' } },
  { title: 'Брендинг', service: 'branding', answers: {} },
  { title: 'Интернет-магазин', service: 'sites', answers: { type: 'shop' } },
  { title: 'Портал или сервис', service: 'sites', answers: { type: 'portal' } },
  { title: 'Мобильное приложение', service: 'apps', answers: {} },
]

/** The calculator's answers for each kind of work. */
export async function mainPrices(context: Context): Promise<Prices> {
  const asked = await Promise.all(
    WORKS.map(async ({ title, service, answers }) => {
      const deals = dealsFor((await priceTable(service, context)).deals, answers)
      if (deals.length < MIN_DEALS) return []
      const spread = spreadOf(deals.map(weighed))
      return { title, path: calculatorPath(service, answers), projects: deals.length, spread }
    }),
  )
  const works = asked.flat().toSorted((one, other) => one.spread.median - other.spread.median)
  return {
    works,
    axis: works.length > 0 ? [...boundsAround(works.flatMap(({ spread }) => [spread.low, spread.high]))] : [],
    basis: priceBasis('deals', countProjects(works), { service: 'sites', answers: {} }),
  }
}
