import { expect, test } from 'vitest'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { agencyNames } from '#seed/names/agency-names.ts'
import { clientCompanies } from '#seed/names/client-companies.ts'
import { take } from '#seed/names/take.ts'
import { makeRandom } from '#seed/random.ts'
import { writeAgency } from './agencies/agency-text.ts'
import { CaseArchive } from './cases/case-archive.ts'
import { type CaseBrief, writeCase } from './cases/case-text.ts'
import { TextMemory } from './picker.ts'
import { makeProjectFacts } from './project-facts.ts'
import { type ProjectBrief, writeProject } from './projects/project-text.ts'
import { fill, NO_SPEAKERS, parseTemplate } from './template.ts'

const FLAWS = /[{}<>[\]|#@~]|undefined|null|NaN| {2}| [,.!?]|\.\.|,,|(?<![а-яёa-z-])([а-яё]+) \1(?![а-яё-])| – /iu

const clients = take(clientCompanies(makeRandom('clients')), 400)

function briefOf(index: number, isNda = false): ProjectBrief {
  const random = makeRandom(`brief/${index}`)
  const { slug: service } = SERVICES[index % SERVICES.length] ?? SERVICES[0]
  const siteType =
    service === 'sites'
      ? random.pick(['shop', 'corporative', 'landing', 'portal', 'promo', 'catalogs'])
      : service === 'branding'
        ? random.pick(['logo', 'naming', 'positioning', 'turnkey-branding'])
        : null
  const client = random.pick(clients)
  return {
    service,
    siteType,
    industry: client.industry,
    system: random.chance(0.7) ? 'WordPress' : null,
    clientName: client.name,
    months: random.int(1, 18),
    monthsSeen: random.int(0, 20),
    facts: makeProjectFacts(random, { service, siteType }),
    isNda,
  }
}

const caseBriefOf = (index: number): CaseBrief => ({ ...briefOf(index), projectText: '', marks: null })

const isWellFormed = (text: string) => !FLAWS.test(text) && /^[А-ЯЁA-Z0-9«]/u.test(text)

test('projects have a title, a summary and no template artefacts', () => {
  const memory = new TextMemory()
  for (let index = 0; index < 800; index += 1) {
    const { title, summary, result } = writeProject(makeRandom(index), briefOf(index), memory)
    expect([title, summary, result ?? 'Да'].filter(text => !isWellFormed(text))).toEqual([])
    expect(summary).toMatch(/\.$/)
    expect(title).not.toMatch(/\.$/)
  }
})

test('texts of a project under NDA contain neither the client nor a result', () => {
  for (let index = 0; index < 200; index += 1) {
    const brief = briefOf(index, true)
    const { title, summary, result } = writeProject(makeRandom(index), brief)
    expect(title).toContain('под NDA')
    expect(title + summary).not.toContain(brief.clientName)
    expect(result).toBeNull()
  }
})

test('cases are well-formed, and most have a measured result', () => {
  const archive = new CaseArchive()
  let measured = 0
  for (let index = 0; index < 400; index += 1) {
    const story = writeCase(makeRandom(index), caseBriefOf(index), archive)
    const texts = [story.title, story.task, ...story.solution.split('\n\n'), story.result]
    expect(texts.filter(text => !isWellFormed(text))).toEqual([])
    if (story.hasMeasuredResult) measured += 1
  }
  expect(measured).toBeGreaterThan(250)
  expect(measured).toBeLessThan(390)
})

test('the same brief gives the same case and project', () => {
  expect(writeCase(makeRandom(1), caseBriefOf(1))).toEqual(writeCase(makeRandom(1), caseBriefOf(1)))
  expect(writeProject(makeRandom(1), briefOf(1))).toEqual(writeProject(makeRandom(1), briefOf(1)))
})

test('agencies have distinct descriptions', () => {
  const abouts = take(agencyNames(makeRandom('names')), 500).map(({ name }, index) => {
    const random = makeRandom(`about/${index}`)
    const { tagline, about, faq } = writeAgency(random, {
      name,
      founded: random.int(1999, 2024),
      age: random.int(1, 20),
      headcount: random.int(2, 180),
      inCity: 'в Казани',
      services: [random.pick(SERVICES).slug],
      industries: random.chance(0.9)
        ? [
            ['medicine', random.int(1, 30)],
            ['food', 1],
          ]
        : [],
      systems: random.chance(0.7) ? ['1С-Битрикс'] : [],
      replyHours: random.chance(0.8) ? 3 : null,
      hourRate: random.chance(0.6) ? 2500 : null,
      hasPrices: random.chance(0.7),
      hasCases: random.chance(0.6),
      hasReviews: random.chance(0.9),
      siteTypes: random.chance(0.5) ? ['shop'] : ['corporative'],
      platforms: ['ios'],
    })
    const texts = [tagline, ...about.split('\n\n'), ...faq.flatMap(({ question, answer }) => [question, answer])]
    expect(texts.filter(text => !isWellFormed(text))).toEqual([])
    expect(about.split('\n\n').length).toBeGreaterThanOrEqual(2)
    expect(about.split('\n\n').length).toBeLessThanOrEqual(4)
    expect(faq.length).toBeGreaterThanOrEqual(2)
    return about
  })
  expect(new Set(abouts).size).toBe(500)
})

test('a template is parsed into marks, topic, scopes and text', () => {
  expect(parseTemplate('~>обратил[ся|ась] к {mgr.dat}. #manager @code')).toMatchObject({
    source: 'обратил[ся|ась] к {mgr.dat}.',
    voice: 'warm',
    canOpen: false,
    topic: 'manager',
    slots: ['@code', 'mgr.dat'],
  })
})

test('a choice takes one of its texts, and none whose value is missing', () => {
  const template = parseTemplate('сдали (на (неделю|месяц) позже|вовремя|за {months})(, как просили|).')
  const filled = new Set(
    Array.from({ length: 400 }, (_, index) => fill(template, {}, NO_SPEAKERS, makeRandom(`choice/${index}`))),
  )
  expect([...filled].sort()).toEqual([
    'Сдали вовремя, как просили.',
    'Сдали вовремя.',
    'Сдали на месяц позже, как просили.',
    'Сдали на месяц позже.',
    'Сдали на неделю позже, как просили.',
    'Сдали на неделю позже.',
  ])
  expect(() => parseTemplate('сдали (вовремя')).toThrow(SyntaxError)
  expect(() => parseTemplate('сдали вовремя)')).toThrow(SyntaxError)
})
