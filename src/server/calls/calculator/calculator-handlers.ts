import type { calculatorCalls } from '#contract/calls/calculator.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { costAnalytics } from './cost-analytics.ts'
import { costFilters } from './cost-filters.ts'
import { costPrice } from './cost-price.ts'
import { costServices, popularQueries } from './cost-services.ts'

export const calculatorHandlers: Handlers<typeof calculatorCalls, Context> = {
  'cost-services-list': (_, context) => context.memo.remember('cost-services', () => costServices(context)),
  'cost-filters': costFilters,
  'cost-approximate-price': costPrice,
  'cost-popular-queries': (_, context) => context.memo.remember('cost-popular', () => popularQueries(context)),
  'cost-analytics-calculator': costAnalytics,
}
