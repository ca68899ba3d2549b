import type { MarketRows } from '#seed/market/rows.ts'
import { makeMarket } from '#seed/market.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentenceCounts, sentencesOf } from '#tests/support/text/repeats.ts'
import { type Bounds, budgets, type Finding } from './budget.ts'

/** What a visitor who counts and reads would find in the demo market. */
export function measureMarket(): Finding[] {
  const market = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: new Date('2026-11-18T15:20:00Z') }))
  return [...findingsOfCounts(market), ...findingsOfBudgets(market), ...findingsOfTexts(market)]
}

const finding = (name: string, value: number, unit: string, bounds: Bounds): Finding => ({ name, value, unit, bounds })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function findingsOfCounts({ agency, client_company, project, review, case_study, interview }: MarketRows): Finding[] {
  const published = review.filter(({ status }) => status === 'published')
  const reviewedBy = [...Map.groupBy(published, row => row.client_id).values()].map(
    own => new Set(own.map(row => row.agency_id)).size,
  )
  const reviewsOf = Map.groupBy(published, row => row.agency_id)
  const crowded = agency.filter(({ id, projects_count }) => (reviewsOf.get(id)?.length ?? 0) > projects_count)
  const { counts } = budgets.market
  return [
    finding('заказчиков', client_company.length, '', counts.clients),
    finding('проектов', project.length, '', {}),
    finding('опубликованных отзывов', published.length, '', counts.reviews),
    finding('кейсов', case_study.length, '', counts.cases),
    finding('интервью', interview.length, '', counts.interviews),
    finding('агентств на заказчика с отзывом, медиана', median(reviewedBy), '', counts.agenciesPerClient),
    finding('агентств на заказчика с отзывом, больше всех', Math.max(...reviewedBy), '', counts.mostAgencies),
    finding('отзывов у агентства, медиана', median(agency.map(({ id }) => reviewsOf.get(id)?.length ?? 0)), '', {}),
    finding('агентств, где отзывов больше, чем работ', crowded.length, '', counts.crowded),
  ]
}

/** Of sites by hundreds of thousands of roubles: the emptiest step against the median one shows a gap. */
function findingsOfBudgets({ project }: MarketRows): Finding[] {
  const sites = project.filter(({ service }) => service === 'sites').map(({ budget }) => budget)
  const steps = Array.from(
    { length: 19 },
    (_, index) => sites.filter(budget => Math.floor(budget / 100_000) === index + 1).length,
  )
  const between = sites.filter(budget => budget > 1_000_000 && budget < 1_500_000)
  const { emptiestStep } = budgets.market
  return [
    finding(
      'бюджеты сайтов 0,1–2 млн: самый пустой шаг к медиане',
      Math.min(...steps) / median(steps),
      '',
      emptiestStep,
    ),
    finding('сайтов дороже 1 и дешевле 1,5 млн', between.length, '', {}),
  ]
}

function findingsOfTexts({ agency, case_study, interview, review, review_reply }: MarketRows): Finding[] {
  const published = review.filter(({ status }) => status === 'published')
  const bodies = published.map(({ body }) => body)
  const texts: [name: string, texts: string[], bounds: Bounds][] = [
    ['отзывы', bodies, budgets.market.repeats.reviews],
    ['ответы агентств', review_reply.map(({ body }) => body), budgets.market.repeats.replies],
    [
      'кейсы',
      case_study.map(({ task, solution, result }) => [task, solution, result].join('\n')),
      budgets.market.repeats.cases,
    ],
    [
      'интервью',
      interview.flatMap(({ answers }) => answers.map(({ answer }) => answer)),
      budgets.market.repeats.interviews,
    ],
    ['о компании', agency.map(({ about }) => about), budgets.market.repeats.about],
  ]
  const isShort = (text: string): boolean => sentencesOf(text).length <= 2
  const { short, critical, sentence } = budgets.market
  return [
    ...texts.flatMap(([name, list, bounds]) => [
      finding(`${name}: повторов шести слов подряд`, 100 * repeatedShare(list, 6), '%', bounds),
      finding(`${name}: самое частое предложение`, sentenceCounts(list)[0]?.[1] ?? 0, 'раз', sentence),
    ]),
    finding('отзывы в одно-два предложения', (100 * bodies.filter(isShort).length) / bodies.length, '%', short),
    finding(
      'отзывы с оценкой до 3',
      (100 * published.filter(row => row.overall <= 3).length) / published.length,
      '%',
      critical,
    ),
  ]
}
