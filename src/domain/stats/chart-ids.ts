import type { StatTabId } from './charts.ts'

/**
 * Charts of each tab, the main one first. Apart from their titles and methods: every page of the site loads this table
 * with its routes.
 */
export const CHART_IDS = {
  demand: ['rating-views', 'demand-season', 'tenders', 'searches'],
  prices: ['median-budget', 'price-index'],
  platforms: ['content-systems', 'web-servers'],
  market: ['new-work', 'agencies-by-city', 'agencies-by-size'],
  reviews: ['review-marks', 'company-mail', 'answer-time'],
  competition: ['place-gaps', 'place-changes'],
} as const satisfies Record<StatTabId, readonly string[]>

export const FIRST_TAB = 'demand' satisfies StatTabId

export const isStatTab = (tab: string): tab is StatTabId => Object.hasOwn(CHART_IDS, tab)
