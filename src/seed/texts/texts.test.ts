import { expect, test } from 'vitest'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { clientCompanies } from '#seed/names/client-companies.ts'
import { take } from '#seed/names/take.ts'
import { makeRandom } from '#seed/random.ts'
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
