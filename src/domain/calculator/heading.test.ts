import { expect, test } from 'vitest'
import { answerTitle, areaOf, knownAnswers } from './answer-titles.ts'
import { calculatorParams } from './answers.ts'
import { askedQuery, calculatorPath, readAskedQuery, tenderWork } from './asked-query.ts'
import { calculatorHeading } from './heading.ts'
import { scopeOf } from './questions.ts'

const SYSTEMS = new Map([['bitrix', '1С-Битрикс']])

test.each([
  ['sites', {}, 'Сколько стоит сайт'],
  ['sites', { type: 'shop', region: 'kazan' }, 'Сколько стоит интернет-магазин в Казани'],
  [
    'sites',
    { type: 'shop', industry: 'furniture', system: 'bitrix', region: 'volga' },
    'Сколько стоит интернет-магазин для мебельных компаний на 1С-Битрикс в Приволжском федеральном округе',
  ],
  ['branding', { type: 'logo', tier: 'middle' }, 'Сколько стоит логотип в среднем сегменте'],
  ['seo-context', { type: 'shop' }, 'Сколько стоят SEO и контекстная реклама для интернет-магазинов'],
  ['crm', { region: 'ukraine' }, 'Сколько стоит внедрение CRM'],
] as const)('%s with %j is «%s»', (service, answers, heading) => {
  expect(calculatorHeading(service, answers, SYSTEMS)).toBe(heading)
})

test('unknown answers become «any»', () => {
  const given = { type: 'furniture', industry: 'shop', system: 'nope', region: 'atlantis', tier: 'x', scope: '9' }
  expect(knownAnswers(given, SYSTEMS)).toEqual({})
  expect(knownAnswers({ region: 'kazan', scope: '8' }, SYSTEMS)).toEqual({ region: 'kazan', scope: '8' })
  expect(answerTitle('region', 'volga', SYSTEMS)).toBe('Приволжский федеральный округ')
})

test('around a city is its district, abroad its country', () => {
  expect([areaOf('kazan'), areaOf('minsk'), areaOf('volga')]).toEqual(['volga', 'belarus', null])
})

test('an address holds the answers in one order, whatever order they came in', () => {
  const query = new URLSearchParams('region=kazan&type=shop&budget=1,5 млн&tier=!!&utm=x')
  expect(calculatorParams(query)).toEqual({ type: 'shop', region: 'kazan', budget: '1,5 млн' })
  expect(calculatorPath('sites', { region: 'kazan', type: 'shop' }, 1_500_000)).toBe(
    '/calculator/sites/?type=shop&region=kazan&budget=1500000',
  )
})

test('the counter’s subject reads back as the question', () => {
  const answers = { type: 'shop', region: 'kazan' }
  expect(readAskedQuery(askedQuery('sites', answers))).toEqual({ service: 'sites', answers })
  expect(readAskedQuery(askedQuery('crm', {}))).toEqual({ service: 'crm', answers: {} })
})

test('months fall into their scope', () => {
  expect([1, 2, 3, 4, 5, 7, 8, 40, null].map(scopeOf)).toEqual([
    ...['1-2', '1-2', '3-4', '3-4', '5-7', '5-7', '8', '8'],
    null,
  ])
})

test('a tender names a site by its type, promotion by its service', () => {
  expect([tenderWork('sites', 'shop'), tenderWork('seo-context', 'shop'), tenderWork('crm', null)]).toEqual([
    'shop',
    'seo-context',
    'crm',
  ])
})
