import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_CONTENT } from '#seed/demo-content.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { makeMarket } from '../market.ts'

const demo = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: new Date('2026-11-18T15:20:00Z') }))
const known = [...demo.expert, ...demo.person]

test('two people with a page never share a name', () => {
  expect(known.length).toBeGreaterThan(200)
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length)
  expect(new Set(known.map(({ slug }) => slug)).size).toBe(known.length)
})

test('nobody has the name of an editor or of a reader of the advertising reviews', () => {
  const team = readdirSync(`${DEMO_CONTENT}/team`).map(
    file => /^name: (.+)$/m.exec(readFileSync(`${DEMO_CONTENT}/team/${file}`, 'utf8'))?.[1],
  )
  expect(team.length).toBeGreaterThan(4)
  const others = new Set([...team, ...demo.sponsor_review.map(review => review.author_name)])
  const names = [...known.map(({ name }) => name), ...demo.review.map(review => review.author_name)]
  expect(names.filter(name => others.has(name))).toEqual([])
})

test('one person writes for a client, for no other, and is nobody with a page', () => {
  const pages = new Set(known.map(({ name }) => name))
  for (const [key, value] of [
    ['client_id', 'author_name'],
    ['author_name', 'client_id'],
  ] as const)
    for (const own of Map.groupBy(demo.review, review => review[key]).values())
      expect(new Set(own.map(review => review[value])).size).toBe(1)
  expect(demo.review.filter(({ author_name }) => pages.has(author_name))).toEqual([])
})

test('an expert is employed by a client whose industry fits the post, and no client employs two', () => {
  const clients = new Map(demo.client_company.map(client => [client.name, client]))
  const employed = demo.expert.filter(({ company }) => company !== 'Экспертный совет «Мерила»')
  expect(employed.length).toBeGreaterThan(demo.expert.length / 3)
  expect(new Set(employed.map(({ company }) => company)).size).toBe(employed.length)
  for (const { role, company } of employed) {
    expect(role).toMatch(/^(директор|руководитель)/)
    const { industry = '' } = clients.get(company) ?? {}
    if (role === 'директор по электронной коммерции')
      expect(industry).toMatch(/^(trade|e-commerce|furniture|goods|home|auto|beauty|food)$/)
    if (/маркетинг|развити/.test(role)) expect(industry).not.toMatch(/^(state|public|cities|)$/)
  }
})

test('the work of a person is told in right Russian', () => {
  const founders = demo.person.filter(({ role }) => role.includes('основатель'))
  for (const { about } of founders) expect(about).toMatch(/(?:снова|ткры|ридума|обра|ача|егистрирова)л/)
  expect(demo.person.filter(({ about }) => /year|в \d{4} года|[{}|[\]]| [,.]/.test(about))).toEqual([])
})

test('a sole trader is the founder, if the founder has a page', () => {
  const traders = demo.agency.filter(({ legal_name }) => legal_name.startsWith('ИП '))
  expect(traders.length).toBeGreaterThan(20)
  for (const { id, legal_name } of traders)
    for (const { name, role } of demo.person.filter(({ agency_id }) => agency_id === id)) {
      if (!role.includes('основатель')) continue
      const [firstName = '', surname] = name.split(' ')
      expect(legal_name).toMatch(new RegExp(`^ИП ${surname} ${firstName.charAt(0)}\\. `))
    }
})
