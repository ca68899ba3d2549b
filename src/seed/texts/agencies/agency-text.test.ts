import { expect, test } from 'vitest'
import { inQuotes, properName } from '#seed/names/quotes.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentenceCounts } from '#tests/support/text/repeats.ts'
import { makeMarket } from '../../market.ts'

const NOW = new Date('2026-11-18T15:20:00Z')
const demo = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: NOW }))
const abouts = demo.agency.map(({ about }) => about)

const FLAWS = /[{}<>[\]|#@~()]|undefined|null|NaN| {2}| [,.!?]|\.\.|,,|:,|(?<![а-яёa-z-])([а-яё]+) \1(?![а-яё-])| – /iu
const isWellFormed = (text: string) => !FLAWS.test(text) && /^[А-ЯЁA-Z0-9«]/u.test(text)

test('texts of an agency have no template artefacts', () => {
  for (const { tagline, about, faq } of demo.agency) {
    const texts = [tagline, ...about.split('\n\n'), ...faq.flatMap(({ question, answer }) => [question, answer])]
    expect(texts.filter(text => !isWellFormed(text))).toEqual([])
    expect(about).toMatch(/\.$/)
    expect(about.split('\n\n').length).toBeGreaterThanOrEqual(2)
    expect(about.split('\n\n').length).toBeLessThanOrEqual(4)
    expect(faq.length).toBeGreaterThanOrEqual(2)
  }
})

test('«О компании» is told anew by each agency', () => {
  expect(new Set(abouts).size).toBe(abouts.length)
  expect(repeatedShare(abouts, 6)).toBeLessThan(0.25)
  expect(sentenceCounts(abouts)[0]?.[1]).toBeLessThanOrEqual(12)
})

test('works that an agency names are its own, of clients it may name', () => {
  const clients = new Map(demo.client_company.map(client => [client.id, inQuotes(properName(client.name))]))
  let named = 0
  for (const agency of demo.agency) {
    const own = demo.project.filter(project => project.agency_id === agency.id && !project.is_nda)
    const known = new Set(own.map(project => clients.get(project.client_id)))
    for (const [, client = ''] of agency.about.matchAll(/(?:компани|организаци)(?:я|и|ей) («[^»]+»|[A-Z]\S+)/g)) {
      named += 1
      expect(known).toContain(client)
    }
  }
  expect(named).toBeGreaterThan(300)
})

test('years, people and prices of «О компании» are those of the page', () => {
  for (const { about, founded, headcount, hour_rate, price_from } of demo.agency) {
    for (const [year] of about.matchAll(/\b(?:19|20)\d{2}(?= год|-м|-го)/g)) {
      expect(Number(year)).toBeGreaterThanOrEqual(founded)
      expect(Number(year)).toBeLessThanOrEqual(NOW.getFullYear())
    }
    const rate = about.match(/работы стоит ([\d\u00A0]+) рублей/)?.[1]?.replaceAll('\u00A0', '')
    if (rate) expect(Number(rate)).toBe(hour_rate)
    const from = about.match(/(?:начинаются|отсчёт идёт) от ([\d\u00A0]+) рублей/)?.[1]?.replaceAll('\u00A0', '')
    if (from) expect(Number(from)).toBe(price_from)
    const people = about.match(/(?:[Сс]ейчас|[Тт]еперь|[Сс]егодня)(?: —)? (\d+)\u00A0человек/)?.[1]
    if (people) expect(Number(people)).toBe(headcount)
  }
})

test('a leader named in «О компании» is one with a page', () => {
  const leaders = Map.groupBy(demo.person, person => person.agency_id)
  const founders = demo.agency.filter(({ id, about }) =>
    leaders.get(id)?.some(({ name, role }) => role.includes('основатель') && about.includes(name)),
  )
  expect(founders.length).toBeGreaterThan(20)
  for (const { id, about, founded } of demo.agency) {
    const said = about.match(
      /(?:агентством руководит|во главе агентства|за всё отвечает) ([А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+)/,
    )
    if (said) expect(leaders.get(id)?.map(({ name }) => name)).toContain(said[1])
    const began = about.match(/(?:основал|открыл|придумал|собрал)а? .{0,60}в (\d{4}) году/)
    if (began) expect(Number(began[1])).toBe(founded)
  }
})

test('a second office is one of those shown, and a closed one is not', () => {
  const cities = Map.groupBy(demo.office, office => office.agency_id)
  const open = demo.agency.filter(({ about }) => /второй офис|филиал в|маленький офис/.test(about))
  expect(open.length).toBeGreaterThan(5)
  for (const { id } of open) expect(cities.get(id)?.length).toBeGreaterThan(1)
  const closed = demo.agency.filter(({ about }) =>
    /(?:закрыли|свернули) в \d{4} году|[Пп](?:робовали|ытались) \S+ и в/.test(about),
  )
  expect(closed.length).toBeGreaterThan(5)
  for (const { id } of closed) expect(cities.get(id)?.length).toBe(1)
})
