import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const HOME = '/digital-agencies/'

async function statusOf(path: string): Promise<number> {
  const { statusCode, headers } = await site.app.inject({ url: path.split('#', 1)[0] ?? '' })
  return statusCode === 302 ? statusOf(String(headers.location)) : statusCode
}

test('every project, review, case, award and fact behind a place links to a page that exists', async () => {
  const { rows } = await api('rating-page-main-info', { path: HOME })
  const ids = rows.slice(0, 3).map(({ agency }) => agency.id)
  const { additional_info } = await api('rating-additional-info', { path: HOME, ids: ids.join(',') })
  const links = new Map<string, Set<string>>()
  for (const { addends, works } of Object.values(additional_info)) {
    for (const { factor, evidence, more } of addends) {
      expect(more).toBe(0)
      for (const { path } of evidence) {
        expect(path, factor).not.toBeNull()
        links.set(factor, (links.get(factor) ?? new Set()).add(path ?? ''))
      }
    }
    for (const { path } of works) links.set('works', (links.get('works') ?? new Set()).add(path))
  }
  expect([...links.keys()]).toEqual(expect.arrayContaining(['projects', 'reviews', 'awards', 'openness', 'works']))
  for (const [factor, paths] of links) {
    for (const path of [...paths].slice(0, 4)) expect(await statusOf(path), `${factor}: ${path}`).toBe(200)
  }
})

test('all evidence of a place is in its page, the rest under «и ещё»', async () => {
  const { rows } = await api('rating-page-main-info', { path: HOME })
  const row = rows.find(({ projects }) => projects > 5)
  const { body } = await site.app.inject({ url: `${HOME}?why=${row?.agency.id}` })
  expect(body).toContain(`<summary>и ещё ${(row?.projects ?? 0) - 3}</summary>`)
  const listed = new Set(body.match(new RegExp(`/agency-${row?.agency.name_lat}/portfolio/\\?project=\\d+`, 'g')))
  const { additional_info } = await api('rating-additional-info', { path: HOME, ids: String(row?.agency.id) })
  const evidence = additional_info[row?.agency.id ?? 0]?.addends.find(({ factor }) => factor === 'projects')?.evidence
  expect(evidence).toHaveLength(row?.projects ?? 0)
  for (const { path } of evidence ?? []) if (path?.includes('?')) expect(listed).toContain(path)
})

test('the methodology states the tier rule with the bounds of the rating', async () => {
  const { methodology } = await api('rating-page-main-info', { path: '/digital-agencies/methodology/' })
  expect(methodology?.tiers[0]).toContain('медиана бюджетов')
  for (const { title } of TIERS) {
    expect(methodology?.tiers.filter(rule => rule.startsWith(`${title}: `) && rule.includes('₽'))).toHaveLength(1)
  }
})

test('the methodology states the weights of places and of every contest whose awards count', async () => {
  const awards = await site.context.database.kysely
    .selectFrom('award')
    .select(['contest', 'contest_weight', 'year'])
    .execute()
  const { methodology } = await api('rating-page-main-info', { path: '/digital-agencies/2020/methodology/' })
  expect(methodology?.awards[1]).toBe('Вес места: 1-е — 1, 2-е — 0,6, 3-е — 0,4.')
  const contests = new Set(awards.filter(({ year }) => year <= 2020).map(({ contest }) => contest))
  expect(contests.size).toBeGreaterThan(0)
  for (const contest of contests) expect(methodology?.awards.join()).toContain(`Конкурс ${inGuillemets(contest)}: вес `)
  expect(methodology?.awards).toHaveLength(2 + contests.size)
})

test('the methodology of systems has a worked example whose addends add up to the score', async () => {
  const { methodology } = await api('rating-page-main-info', { path: '/cms/methodology/' })
  const { systems } = await api('rating-page-main-info', { path: '/cms/' })
  const example = methodology?.example
  const row = systems.find(({ slug }) => slug === example?.system?.slug)
  expect(example).toMatchObject({ agency: null, place: row?.place, score: row?.score })
  expect(example?.addends.map(({ factor }) => factor)).toEqual(['projects', 'agencies', 'reviews'])
  const tenths = example?.addends.reduce((sum, { points }) => sum + Math.round(points * 10), 0)
  expect(tenths).toBe(Math.round((row?.score ?? 0) * 10))
  const [first] = example?.addends ?? []
  const most = Math.max(...systems.map(({ projects }) => projects))
  expect(Math.abs((first?.points ?? 0) - (50 * (row?.projects ?? 0)) / most)).toBeLessThan(0.1)
  expect([methodology?.tiers, methodology?.awards]).toEqual([[], []])
  const { body } = await site.app.inject({ url: '/cms/methodology/' })
  expect(body).toContain(`<a href="/cms-${row?.slug}/">${row?.title}</a>`)
  expect(body).toContain('Пример: считаем балл по шагам')
})
