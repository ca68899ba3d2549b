import { expect, test } from 'vitest'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { clientCompanies } from '#seed/names/client-companies.ts'
import { take } from '#seed/names/take.ts'
import { makeRandom } from '#seed/random.ts'
import { patternOf } from '#tests/support/text/pattern-of.ts'
import { makeProjectFacts } from '../project-facts.ts'
import { canFill } from '../template.ts'
import { Wear } from '../wear.ts'
import { BRIEFS, WISHES } from './any-service/briefs.ts'
import { CHANGES } from './any-service/changes.ts'
import { LEADS } from './any-service/leads.ts'
import { PEOPLE } from './any-service/people.ts'
import { FAIR, PRAISE } from './any-service/praise.ts'
import { AMENDS, GOODBYES, REGRETS, THANKS, THANKS_FOR_FRANKNESS } from './any-service/replies.ts'
import { STINGS } from './any-service/stings.ts'
import { CRITICAL_VERDICTS, GOOD_VERDICTS, MIXED_VERDICTS } from './any-service/verdicts.ts'
import type { ReviewFacts } from './review-facts.ts'
import { reviewSlots } from './slots.ts'
import { STORIES } from './stories/stories.ts'
import { newMemory, type Review, writeReview } from './write-review.ts'

const clients = take(clientCompanies(makeRandom('clients')), 300)
const siteTypes = ['shop', 'corporative', 'landing', 'portal', 'promo', 'catalogs', null]

const brandings = ['logo', 'naming', 'positioning', 'turnkey-branding']

function factsOf(name: string, overall?: number): ReviewFacts {
  const random = makeRandom(name)
  const service = random.pick(SERVICES).slug
  const siteType = service === 'sites' ? random.pick(siteTypes) : service === 'branding' ? random.pick(brandings) : null
  const client = random.pick(clients)
  const mark =
    overall ??
    random.pickWeighted([
      [5, 50],
      [4, 25],
      [3, 12],
      [2, 7],
      [1, 6],
    ] as const)
  const near = () => Math.min(5, Math.max(1, mark + random.int(-1, 1)))
  return {
    service,
    siteType,
    industry: client.industry,
    system: random.chance(0.6) ? '1С-Битрикс' : null,
    clientName: client.name,
    agencyName: 'Студия Пример',
    headcount: random.int(2, 120),
    agencyAge: random.int(1, 20),
    overall: mark,
    criteria: { quality: near(), terms: near(), communication: near(), value: near(), recommend: near() },
    budget: random.chance(0.9) ? Math.round(random.logNormal(800_000, 0.8)) : null,
    months: random.chance(0.9) ? random.int(1, 20) : null,
    monthsSeen: random.int(0, 14),
    calendar: new Set(Array.from({ length: random.int(2, 12) }, (_, month) => month)),
    platforms: service === 'apps' ? random.pick([['ios', 'android'], ['android']]) : [],
    launchedYear: random.int(2019, 2026),
    authorGender: random.chance(0.5) ? 'male' : 'female',
    projectFacts: makeProjectFacts(random, { service, siteType }),
  }
}

/** Twenty reviews for each of a hundred agencies. */
function marketOf(seed: string): Review[][] {
  const wear = new Wear()
  return Array.from({ length: 100 }, (_, agency) => {
    const memory = newMemory(wear)
    return Array.from({ length: 20 }, (_, index) => {
      const name = `${seed}${agency}/${index}`
      return writeReview(makeRandom(name), factsOf(name), memory)
    })
  })
}

const byAgency = marketOf('')
const reviews = byAgency.flat()
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

// Several seeds, because short reviews of different agencies coincide about once in some thousands.
test.each(['', 'a', 'b', 'c', 'd', 'e'])('of two thousand reviews at most four repeat another (seed «%s»)', seed => {
  const texts = marketOf(seed)
    .flat()
    .map(review => review.text)
  expect(new Set(texts).size).toBeGreaterThanOrEqual(1996)
  const combinations = new Set(texts.map(text => sentencesOf(text).toSorted().join('|')))
  expect(combinations.size / texts.length).toBeGreaterThanOrEqual(0.97)
})

test('the same seed and facts give the same review', () => {
  expect(writeReview(makeRandom('r'), factsOf('f'))).toEqual(writeReview(makeRandom('r'), factsOf('f')))
})

test('no text has template artefacts', () => {
  const flaws = /[{}<>[\]|#@~]|undefined|null|NaN| {2}| [,.!?]|\.\.|,,|(?<![а-яёa-z-])([а-яё]+) \1(?![а-яё-])| – /iu
  const texts = reviews.flatMap(({ text, better, reply }) => [text, better ?? 'Да.', reply ?? 'Да.'])
  expect(texts.filter(text => flaws.test(text))).toEqual([])
})

test('every text starts with a capital or a digit and ends with punctuation', () => {
  const texts = reviews.flatMap(({ text, better, reply }) => [text, better ?? 'Да.', reply ?? 'Да.'])
  expect(texts.filter(text => !/^[А-ЯЁA-Z0-9«].*[.!?]$/su.test(text))).toEqual([])
  const sentences = reviews.flatMap(review => sentencesOf(review.text))
  expect(sentences.filter(sentence => !/^[А-ЯЁA-Z0-9«]/u.test(sentence))).toEqual([])
})

test('ten consecutive reviews of an agency share no sentence', () => {
  for (const row of byAgency) {
    for (let start = 0; start + 10 <= row.length; start += 1) {
      const sentences = row.slice(start, start + 10).flatMap(review => sentencesOf(review.text))
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([])
    }
  }
})

test('reviews with one or two stars tell what went wrong', () => {
  for (let index = 0; index < 300; index += 1) {
    const facts = factsOf(`bad/${index}`, 1 + (index % 2))
    const told = STORIES[facts.service].troubles.flatMap(trouble => trouble.told.map(patternOf))
    const { text } = writeReview(makeRandom(index), facts)
    expect(
      told.some(pattern => pattern.test(text)),
      text,
    ).toBe(true)
  }
})

test('about half of the reviews are short, and some are long with two paragraphs', () => {
  const share = (isSuch: (text: string) => boolean) =>
    reviews.filter(({ text }) => isSuch(text)).length / reviews.length
  expect(share(text => sentencesOf(text).length <= 2)).toBeGreaterThan(0.4)
  expect(share(text => sentencesOf(text).length <= 2)).toBeLessThan(0.6)
  expect(share(text => text.includes('\n\n') && sentencesOf(text).length >= 5)).toBeGreaterThan(0.05)
})

test('verbs agree with the gender of the author', () => {
  const speak = (authorGender: 'male' | 'female') =>
    Array.from(
      { length: 400 },
      (_, index) => writeReview(makeRandom(`g${index}`), { ...factsOf(`g${index}`), authorGender }).text,
    ).join(' ')
  expect(speak('male')).toMatch(/доволен|обратился/i)
  expect(speak('male')).not.toMatch(/(?<![а-яё])(?:обратилась|готова подтвердить)/i)
  expect(speak('female')).toMatch(/довольна|обратилась/i)
  expect(speak('female')).not.toMatch(/(?<![а-яё])(?:обратился|готов подтвердить)/i)
})

test('a criterion with a low mark is never praised', () => {
  const praise = PRAISE.filter(({ topic }) => topic === 'terms').map(patternOf)
  for (let index = 0; index < 300; index += 1) {
    const facts = factsOf(`terms${index}`, 5)
    const { text } = writeReview(makeRandom(`t${index}`), { ...facts, criteria: { ...facts.criteria, terms: 2 } })
    expect(praise.filter(pattern => pattern.test(text))).toEqual([])
  }
})

test('every template can be told of some project', () => {
  const scenes = Array.from(
    { length: 600 },
    (_, index) => reviewSlots(makeRandom(index), factsOf(`scene${index}`)).values,
  )
  const common = [LEADS, PRAISE, FAIR, PEOPLE, BRIEFS, WISHES, GOOD_VERDICTS, MIXED_VERDICTS, CRITICAL_VERDICTS]
  const replies = [THANKS, GOODBYES, THANKS_FOR_FRANKNESS, REGRETS, AMENDS]
  const byCriterion = [...Object.values(STINGS), ...Object.values(CHANGES)]
  const stories = Object.values(STORIES).flatMap(({ troubles, ...stock }) => [
    ...Object.values(stock),
    ...troubles.flatMap(({ criterion, topic, ...banks }) => Object.values(banks)),
  ])
  const templates = [...common, ...replies, ...byCriterion, ...stories].flat()
  const untold = templates.filter(template => !scenes.some(values => canFill(template, values)))
  expect(untold.map(({ source }) => source)).toEqual([])
})
