import { expect, test } from 'vitest'
import { type Candidate, VERDICT_RULES, verdictsOf } from './verdict.ts'

const UNKNOWN: Candidate = {
  scoredProjects: 10,
  average: null,
  usualPrice: null,
  usualMonths: null,
  priceFrom: 300_000,
  focus: null,
  cases: null,
  replyHours: null,
  headcount: null,
  founded: null,
  withinLimit: null,
  marks: null,
  reviews: 5,
}
const candidate = (change: Partial<Candidate> = {}): Candidate => ({ ...UNKNOWN, ...change })
const verdicts = (...changes: Partial<Candidate>[]) =>
  verdictsOf(changes.map(candidate), 'project').map(({ lead, facts }) => ({
    lead,
    facts: facts.replaceAll('\u00a0', ' '),
  }))
const leads = (...changes: Partial<Candidate>[]) => verdicts(...changes).map(({ lead }) => lead)

test('a verdict names the two most important extremes of three', () => {
  expect(
    leads(
      { scoredProjects: 22, usualPrice: 2_400_000, average: 4.3, headcount: 190, founded: 2013 },
      { scoredProjects: 14, usualPrice: 1_300_000, average: 4.4, headcount: 39, founded: 2020 },
      { scoredProjects: 17, usualPrice: 520_000, average: 4.8, headcount: 37, founded: 2016 },
    ),
  ).toEqual(['Проектов больше всех, оценки ниже всех.', 'Крайностей нет.', 'Оценки выше всех, цены ниже всех.'])
})

test('of two, one has more, not the most', () => {
  expect(leads({ scoredProjects: 22, usualPrice: 2_400_000 }, { scoredProjects: 14, usualPrice: 1_300_000 })).toEqual([
    'Проектов больше, цены выше.',
    'Цены ниже.',
  ])
})

test('a tie has no leader, also when figures differ only before rounding', () => {
  expect(leads({ scoredProjects: 22 }, { scoredProjects: 22 }, { scoredProjects: 3 })).toEqual(
    Array(3).fill('Крайностей нет.'),
  )
  expect(leads({ average: 4.81 }, { average: 4.84 }, { average: 4.79 })).toEqual(Array(3).fill('Крайностей нет.'))
})

test('an unknown figure leaves no first or last', () => {
  expect(leads({ usualPrice: 500_000 }, { usualPrice: 900_000 }, { usualPrice: null })).toEqual(
    Array(3).fill('Крайностей нет.'),
  )
})

test('one agency alone has no extremes', () => {
  expect(leads({ scoredProjects: 22, headcount: 190 })).toEqual(['Крайностей нет.'])
})

test('an agency outside the rating says so first, and is not told to hide its price', () => {
  const [verdict] = verdicts(
    { scoredProjects: null, priceFrom: null, headcount: 50 },
    { headcount: 5 },
    { headcount: 7 },
  )
  expect(verdict).toEqual({ lead: 'Не участвует в этом рейтинге. Команда больше всех.', facts: '' })
})

test('facts name the usual price and duration, the visitor’s limit and a missing price', () => {
  const [verdict] = verdicts({
    usualPrice: 1_300_000,
    usualMonths: 4,
    priceFrom: null,
    withinLimit: { within: 9, of: 14 },
  })
  expect(verdict?.facts).toBe('Обычно 1,3 млн ₽ и 4 месяца. В ваш предел — 9 из 14 проектов. Цену «от» не называют.')
  expect(verdicts({ withinLimit: { within: 0, of: 5 } })[0]?.facts).toBe('Проектов в ваш предел нет.')
})

test('a monthly price says so', () => {
  const [verdict] = verdictsOf([candidate({ usualPrice: 90_000 })], 'month')
  expect(verdict?.facts.replaceAll('\u00a0', ' ')).toBe('Обычно 90 тыс. ₽/мес.')
})

test.each([
  ['a single low mark is the weak point', [4.8, 4.1, 4.7, 4.6], 'Слабое место — соблюдение сроков.'],
  ['a shared low mark is none', [4.1, 4.1, 4.7, 4.6], ''],
  ['a mark hardly lower is none', [4.7, 4.6, 4.7, 4.7], ''],
] as const)('%s', (_, [quality, terms, communication, value], facts) => {
  expect(verdicts({ marks: { quality, terms, communication, value, recommend: 3 } })[0]?.facts).toBe(facts)
})

test('the rules name what verdicts look at', () => {
  expect(VERDICT_RULES.join(' ')).toContain('число проектов в зачёте, средняя оценка клиентов, обычная цена')
})
