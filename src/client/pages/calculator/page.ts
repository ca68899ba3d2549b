import { QUESTION_KEYS } from '#domain/calculator/answers.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { answerParams, filterParams } from './calculator-query.ts'

export const calculatorServicePage = definePage({
  name: 'calculator-service',
  query: [...QUESTION_KEYS, 'budget'],
  hasHeadByQuery: true,
  header: 'cost-approximate-price',
  calls: ({ service }, query) => [
    callRequest('cost-approximate-price', answerParams(service, query)),
    callRequest('cost-filters', filterParams(service, query)),
    callRequest('cost-services-list', {}),
  ],
  tags: () => ['prices'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
