import type { Answer } from '#contract/index.ts'
import type { ChartInfo } from '#domain/stats/charts.ts'
import { regionsAround } from '#domain/stats/regions.ts'
import { askedChoices, type ChartChoices, choicesSearch, choicesTitle } from './chart-choices.ts'
import { devicesOf, drawChosen, readPoints, type StatContext, type Systems } from './chosen-chart.ts'
import { hasFigures } from './stat-series.ts'

type Nearest = Answer<'/v2/digitalStats/charts/{id}'>['nearest']

/** The nearest choices that have data: a longer period first, then any device, a wider region, all ratings. */
export async function nearestChoices(
  chart: ChartInfo,
  choices: ChartChoices,
  systems: Systems,
  context: StatContext,
): Promise<Nearest> {
  const candidates = widerChoices(chart, choices)
  const points = await readPoints(context, chart, {
    regions: candidates.map(({ region }) => region),
    ratings: candidates.map(({ rating }) => rating),
    devices: candidates.flatMap(({ device }) => devicesOf(chart, device)),
    period: 'all',
  })
  const material = { now: context.now(), systems }
  const found = candidates.find(candidate => hasFigures(drawChosen(chart, points, candidate, material).chart))
  return found ? { title: choicesTitle(chart, found), search: choicesSearch(chart, found) } : null
}

/** The last list varies fastest. */
function widerChoices(chart: ChartInfo, { region, device, rating, period }: ChartChoices): ChartChoices[] {
  const all = askedChoices(chart, {})
  const ratings = new Set([rating, all.rating])
  const devices = new Set([device, ''])
  const periods = new Set(chart.choices.includes('period') ? [period, 'all'] : [period])
  return [...ratings].flatMap(oneRating =>
    regionsAround(region).flatMap(oneRegion =>
      [...devices].flatMap(oneDevice =>
        [...periods].map(onePeriod => ({ region: oneRegion, device: oneDevice, rating: oneRating, period: onePeriod })),
      ),
    ),
  )
}
