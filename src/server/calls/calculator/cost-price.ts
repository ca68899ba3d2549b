import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Params } from '#contract/index.ts'
import { areaOf, knownAnswers } from '#domain/calculator/answer-titles.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import type { Deal } from '#domain/calculator/deal.ts'
import { dealsFor } from '#domain/calculator/deals.ts'
import { calculatorHeading } from '#domain/calculator/heading.ts'
import { type PricedProjects, pricedProjects } from '#domain/calculator/nearest-projects.ts'
import { type PriceChange, priceChanges, weighed } from '#domain/calculator/price-changes.ts'
import { medianInterval, spreadOf } from '#domain/calculator/spread.ts'
import { MIN_DEALS, widen } from '#domain/calculator/widen.ts'
import { MAX_BUDGET } from '#domain/forms/tender-form.ts'
import { countUpTo } from '#domain/numbers/count-up-to.ts'
import { quartilesOf } from '#domain/numbers/quartiles.ts'
import { boundsAround } from '#domain/numbers/sum-columns.ts'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { priceBasis } from '#domain/prices/price-basis.ts'
import type { Service } from '#domain/vocabulary/services.ts'
import { makeSeededRandom } from '#ranking/seeded-random.ts'
import type { Context } from '../../context.ts'
import { nearNeeds } from '../../shapes/need/need-slices.ts'
import { priceTable, shownIndex, systemTitles } from '../../shapes/price-table.ts'
import { agenciesForWork, needOf, ratingOf, tenderOf } from './cost-agencies.ts'
import { dotsOf, similarProjects } from './cost-projects.ts'
import { changeTitle, stepTitle } from './cost-texts.ts'

/** Everything but the visitor's budget is memoised, so another budget costs next to nothing. */
export async function costPrice(
  { service, budget: written, ...given }: Params<'cost-approximate-price'>,
  context: Context,
): Promise<CostAnswer> {
  const asked = knownAnswers(given, await systemTitles(context))
  const sample = await context.memo.rememberLarge(`cost:${askedQuery(service, asked)}`, () =>
    findSample(service, asked, context),
  )
  const { answer, prices, projects } = sample
  const budget = budgetOf(written)
  const need = needOf(sample.service, asked, budget)
  const agencies = await agenciesForWork(need, context)
  const tenderFor = tenderOf(sample.service, asked, budget)
  return {
    ...answer,
    axis: axisOf(prices, budget),
    budget,
    within: budget === null ? null : countUpTo(prices, budget),
    similar: await similarProjects(projects, budget ?? answer.spread?.median ?? null, context),
    near: need && agencies.length === 0 ? await nearNeeds(need, 0, context) : [],
    agencies: agencies.map(row => ({ ...row, tender: tenderFor([row.agency.id]) })),
    rating: ratingOf(need),
    tender: tenderFor(agencies.map(({ agency }) => agency.id)),
  }
}

interface CostSample {
  service: Service
  /** Empty where the budget decides. */
  answer: CostAnswer
  /** Sorted. */
  prices: Int32Array
  projects: PricedProjects
}

/** The sample, widened until five deals fit, and everything measured on it. */
async function findSample(slug: string, asked: Answers, context: Context): Promise<CostSample> {
  const [{ service, deals }, systems] = await Promise.all([priceTable(slug, context), systemTitles(context)])
  const { deals: found, answers, steps } = widen(deals, asked, areaOf)
  const spread = found.length < MIN_DEALS ? null : spreadOf(found.map(weighed))
  const dots = dotsOf(found)
  const [measured, index] = await Promise.all([
    measure({ service: slug, deals, found, answers }, context),
    shownIndex(slug, context),
  ])
  const [from, to] = datesOf(found)
  const answer: CostAnswer = {
    service: { value: service.slug, title: service.title },
    title: calculatorHeading(service.slug, asked, systems),
    unit: service.unit,
    sample: found.length,
    from,
    to,
    spread,
    basis: priceBasis('deals', found.length, { service: service.slug, answers }),
    interval: measured.interval,
    months: monthsOf(found),
    steps: steps.map(step => ({ key: step.key, title: stepTitle(step, systems), sample: step.sample })),
    older: found.filter(({ price, paid }) => price !== paid).length,
    index,
    axis: [],
    dots,
    is_thinned: dots.length < found.length,
    budget: null,
    within: null,
    changes: measured.changes.map(change => ({
      title: changeTitle(change, answers, systems),
      difference: change.difference,
      median: change.median,
      sample: change.sample,
    })),
    similar: [],
    agencies: [],
    near: [],
    rating: null,
    tender: '',
  }
  const prices = Int32Array.from(found, ({ price }) => price)
  return { service, answer, prices, projects: pricedProjects(found) }
}

interface Measured {
  interval: number[]
  changes: PriceChange[]
}

interface Sample {
  service: string
  deals: readonly Deal[]
  found: readonly Deal[]
  answers: Answers
}

/** Memoised: the dearest part to compute and small to keep. */
function measure({ service, deals, found, answers }: Sample, { memo }: Context): Promise<Measured> {
  const key = askedQuery(service, answers)
  return memo.remember(`cost-sample:${key}`, async () => ({
    interval: found.length < MIN_DEALS ? [] : [...medianInterval(found.map(weighed), makeSeededRandom(key))],
    changes: priceChanges(found, answers, each => dealsFor(deals, each)),
  }))
}

function budgetOf(written: string | undefined): number | null {
  const roubles = written === undefined ? null : parseMoney(written)
  return roubles === null || roubles > MAX_BUDGET ? null : roubles
}

/** The oldest and the newest day. */
function datesOf(deals: readonly Deal[]): [string | null, string | null] {
  let [from, to]: [string | null, string | null] = [null, null]
  for (const { doneOn } of deals) {
    if (from === null || doneOn < from) from = doneOn
    if (to === null || doneOn > to) to = doneOn
  }
  return [from, to]
}

function axisOf(sorted: Int32Array, budget: number | null): number[] {
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  if (least === undefined || most === undefined) return []
  return [...boundsAround(budget === null ? [least, most] : [least, most, budget])]
}

function monthsOf(deals: readonly Deal[]): number[] {
  const quartiles = quartilesOf(deals.map(({ months }) => months).filter(months => months !== null))
  return quartiles ? [Math.round(quartiles[0]), Math.round(quartiles[2])] : []
}
