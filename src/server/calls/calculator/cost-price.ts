import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Params } from '#contract/index.ts'
import { areaOf, knownAnswers } from '#domain/calculator/answer-titles.ts'
import type { Answers } from '#domain/calculator/answers.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import { type Deal, dealsFor } from '#domain/calculator/deals.ts'
import { calculatorHeading } from '#domain/calculator/heading.ts'
import { type PriceChange, priceChanges, weighed } from '#domain/calculator/price-changes.ts'
import { medianInterval, spreadOf } from '#domain/calculator/spread.ts'
import { MIN_DEALS, widen } from '#domain/calculator/widen.ts'
import { MAX_BUDGET } from '#domain/forms/tender-form.ts'
import { quartilesOf } from '#domain/numbers/quartiles.ts'
import { boundsAround } from '#domain/numbers/sum-columns.ts'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { makeSeededRandom } from '#ranking/seeded-random.ts'
import type { Context } from '../../context.ts'
import { priceTable, shownIndex, systemTitles } from '../../shapes/price-table.ts'
import { agenciesInRange, ratingOf, tenderOf } from './cost-agencies.ts'
import { dotsOf, similarProjects } from './cost-projects.ts'
import { changeTitle, stepTitle } from './cost-texts.ts'

/** What such work cost. An answer passes over all deals of its service, so it is kept for those who ask the same. */
export async function costPrice(
  { service, budget: written, ...given }: Params<'cost-approximate-price'>,
  context: Context,
): Promise<CostAnswer> {
  const asked = knownAnswers(given, await systemTitles(context))
  const budget = budgetOf(written)
  const key = `cost:${askedQuery(service, asked)} ${budget}`
  return context.memo.rememberLarge(key, () => findPrice(service, asked, budget, context))
}

/** The sample, widened until five deals fit, and everything measured on it. */
async function findPrice(slug: string, asked: Answers, budget: number | null, context: Context): Promise<CostAnswer> {
  const [{ service, deals }, systems] = await Promise.all([priceTable(slug, context), systemTitles(context)])
  const { deals: found, answers, steps } = widen(deals, asked, areaOf)
  const sums = found.map(weighed)
  const spread = found.length < MIN_DEALS ? null : spreadOf(sums)
  const tenderFor = tenderOf(service, asked, budget)
  const dots = dotsOf(found)
  const [measured, similar, agencies, index] = await Promise.all([
    measure({ service: slug, deals, found, answers }, context),
    similarProjects(found, budget ?? spread?.median ?? null, context),
    spread ? agenciesInRange({ service, deals, found, answers, spread, tenderFor }, context) : [],
    shownIndex(slug, context),
  ])
  const [from, to] = datesOf(found)
  const within = budget === null ? null : found.filter(({ price }) => price <= budget).length
  return {
    service: { value: service.slug, title: service.title },
    title: calculatorHeading(service.slug, asked, systems),
    unit: service.unit,
    sample: found.length,
    from,
    to,
    spread,
    interval: measured.interval,
    months: monthsOf(found),
    steps: steps.map(step => ({ key: step.key, title: stepTitle(step, systems), sample: step.sample })),
    older: found.filter(({ price, paid }) => price !== paid).length,
    index,
    axis: axisOf(found, budget),
    dots,
    is_thinned: dots.length < found.length,
    budget,
    within,
    changes: measured.changes.map(change => ({
      title: changeTitle(change, answers, systems),
      difference: change.difference,
      median: change.median,
      sample: change.sample,
    })),
    similar,
    agencies,
    rating: ratingOf(service, asked),
    tender: tenderFor(agencies.map(({ agency }) => agency.id)),
  }
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

/** What takes longest to compute and little room to keep. */
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

function axisOf(deals: readonly Deal[], budget: number | null): number[] {
  const sums = deals.map(({ price }) => price)
  return sums.length === 0 ? [] : [...boundsAround(budget === null ? sums : [...sums, budget])]
}

function monthsOf(deals: readonly Deal[]): number[] {
  const quartiles = quartilesOf(deals.flatMap(({ months }) => months ?? []))
  return quartiles ? [Math.round(quartiles[0]), Math.round(quartiles[2])] : []
}
