import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { analyticsParams } from './calculator-query.ts'

export const calculatorAnalyticsPage = definePage({
  name: 'calculator-analytics',
  query: ['service', 'by', 'sort'],
  hasHeadByQuery: true,
  header: 'cost-analytics-calculator',
  calls: (_, query) => [callRequest('cost-analytics-calculator', analyticsParams(query))],
  tags: () => ['prices'],
  views: bothDevices(lazyModule(() => import('./analytics-view.tsx'))),
})
