import type { ChartId } from '#domain/stats/charts.ts'
import { placeChanges, placeGaps } from './competition-series.ts'
import { countsByDevice, countsByPlace, countsByPlaceAndAll } from './demand-series.ts'
import { agenciesByCity, agenciesBySize, newWorkCounts } from './market-series.ts'
import { budgetQuartiles, kindMedians, platformCounts } from './project-series.ts'
import type { Periods, SeriesSelect } from './replace-series.ts'
import { answerQuartiles, companyMailCounts, criterionAverages } from './review-series.ts'
import type { StatSource } from './stat-changes.ts'

/** The heat map shows the rows of the views by month another way. */
export type StoredChart = Exclude<ChartId, 'demand-season'>

export const storedAs = (chart: ChartId): StoredChart => (chart === 'demand-season' ? 'rating-views' : chart)

interface ChartSeries {
  chart: StoredChart
  /** A change of one of these makes the chart stale. */
  sources: readonly StatSource[]
  select: (periods: Periods) => SeriesSelect
  /** Five if absent. Charts that add quarters up need the small ones too. */
  leastSample?: number
}

export const CHART_SERIES: readonly ChartSeries[] = [
  { chart: 'rating-views', sources: ['tally'], select: periods => countsByPlaceAndAll('rating', periods) },
  { chart: 'tenders', sources: ['tally'], select: periods => countsByPlace('tender', periods) },
  { chart: 'searches', sources: ['tally'], select: periods => countsByDevice('search', periods) },
  { chart: 'median-budget', sources: ['project'], select: budgetQuartiles },
  { chart: 'price-index', sources: ['project'], select: kindMedians },
  { chart: 'content-systems', sources: ['project'], select: periods => platformCounts('system', periods) },
  { chart: 'web-servers', sources: ['project'], select: periods => platformCounts('web_server', periods) },
  { chart: 'new-work', sources: ['project', 'review'], select: newWorkCounts },
  { chart: 'agencies-by-city', sources: ['agency'], select: agenciesByCity },
  { chart: 'agencies-by-size', sources: ['agency'], select: agenciesBySize },
  { chart: 'review-marks', sources: ['review'], select: criterionAverages, leastSample: 1 },
  { chart: 'company-mail', sources: ['review'], select: companyMailCounts },
  { chart: 'answer-time', sources: ['review'], select: answerQuartiles },
  { chart: 'place-gaps', sources: ['edition'], select: placeGaps },
  { chart: 'place-changes', sources: ['edition'], select: placeChanges },
] satisfies readonly ChartSeries[]
