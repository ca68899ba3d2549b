import { QUESTION_KEYS } from '#domain/calculator/answers.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { analyticsParams, answerParams, filterParams } from './calculator-query.ts'

const COMMON = { kind: 'page', tags: () => ['prices'] } as const

export const calculatorPages = definePages({
  calculator: {
    ...COMMON,
    header: 'cost-services-list',
    calls: () => [callRequest('cost-services-list', {}), callRequest('cost-popular-queries', {})],
    views: bothDevices(lazyModule(() => import('./calculator-home.tsx'))),
  },
  'calculator-service': {
    ...COMMON,
    query: [...QUESTION_KEYS, 'budget'],
    hasHeadByQuery: true,
    header: 'cost-approximate-price',
    calls: ({ service }, query) => [
      callRequest('cost-approximate-price', answerParams(service, query)),
      callRequest('cost-filters', filterParams(service, query)),
      callRequest('cost-services-list', {}),
    ],
    views: bothDevices(lazyModule(() => import('./calculator.tsx'))),
  },
  'calculator-analytics': {
    ...COMMON,
    query: ['service', 'by', 'sort'],
    hasHeadByQuery: true,
    header: 'cost-analytics-calculator',
    calls: (_, query) => [callRequest('cost-analytics-calculator', analyticsParams(query))],
    views: bothDevices(lazyModule(() => import('./price-analytics.tsx'))),
  },
})
