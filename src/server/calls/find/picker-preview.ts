import type { Answer, Params } from '#contract/index.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import type { Deal } from '#domain/calculator/deal.ts'
import { dealsFor } from '#domain/calculator/deals.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import { spreadOf } from '#domain/calculator/spread.ts'
import { MIN_BAND } from '#domain/numbers/quartiles.ts'
import { boundsAround, countProjects, type PaidSum, sumColumns } from '#domain/numbers/sum-columns.ts'
import type { Need } from '#domain/picker/need.ts'
import { needOfPhrase } from '#domain/picker/phrase.ts'
import { answersOfNeed } from '#domain/prices/need-answers.ts'
import { type PriceBasis, priceBasis } from '#domain/prices/price-basis.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { firstMatches } from '../../shapes/need/matched-agencies.ts'
import { countNeed } from '../../shapes/need/need-matches.ts'
import { priceTable } from '../../shapes/price-table.ts'
import { askedPhrase } from './picker.ts'

type Preview = Answer<'picker-preview'>

const SHOWN = 3

/** Costs of such work and the first agencies that fit the phrase. */
export async function pickerPreview(params: Params<'picker-preview'>, context: Context): Promise<Preview> {
  const need = needOfPhrase(await askedPhrase(params, context))
  const { service } = ratingTypeBySlug(need.rating)
  const limit = need.budget ?? null
  const [paid, participants, first] = await Promise.all([
    paidWork(need, context),
    countNeed(need, context),
    firstMatches(need, SHOWN, context),
  ])
  return {
    unit: serviceBySlug(service).unit,
    limit,
    prices: paid && pricesOf(paid, limit),
    participants,
    first: first.map(({ agency, score, reason, why }) => ({ agency, score, reason, why })),
  }
}

interface PaidWork {
  sums: readonly PaidSum[]
  quartiles: number[] | null
  basis: PriceBasis
}

/** The calculator's deals for the same question, not widened; null if there are none. */
function paidWork(need: Need, context: Context): Promise<PaidWork | null> {
  const { service } = ratingTypeBySlug(need.rating)
  const answers = answersOfNeed(need)
  return context.memo.rememberLarge(`paid:${askedQuery(service, answers)}`, async () => {
    const deals = dealsFor((await priceTable(service, context)).deals, answers)
    if (deals.length === 0) return null
    return {
      sums: Array.from(
        Map.groupBy(deals, ({ price }) => price),
        ([budget, own]) => ({ budget, projects: own.length }),
      ),
      quartiles: deals.length < MIN_BAND ? null : middleOf(deals),
      basis: priceBasis('deals', deals.length, { service, answers }),
    }
  })
}

function middleOf(deals: readonly Deal[]): number[] {
  const { low, median, high } = spreadOf(deals.map(weighed))
  return [low, median, high]
}

function pricesOf({ sums, quartiles, basis }: PaidWork, limit: number | null): Preview['prices'] {
  // The deals are sorted by price.
  const ends = [sums[0], sums.at(-1)].flatMap(sum => sum?.budget ?? [])
  const axis = boundsAround(limit === null ? ends : [...ends, limit])
  return {
    projects: countProjects(sums),
    within: countProjects(sums.filter(({ budget }) => limit === null || budget <= limit)),
    quartiles,
    basis,
    axis: [...axis],
    columns: sumColumns(sums, axis, limit),
  }
}
