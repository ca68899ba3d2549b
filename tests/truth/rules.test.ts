import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { Block } from '#domain/content/tree.ts'
import { citedMoment } from '#domain/rules/dated-texts.ts'
import { chartById } from '#domain/stats/charts.ts'
import { lastFullPeriod } from '#domain/stats/periods.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

// What /rules/ promises of pages; reviews, projects and praise are in tests/support/contradictions/rules.ts.

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

interface Text {
  slug: string
  tree: Block[]
  publishedAt: Date
  updatedAt: Date | null
}

/** Charts of a text that draw a period which had not ended on its day. */
const chartsOfTheFuture = (text: Text): string[] =>
  text.tree.flatMap(block => {
    if (block.kind !== 'chart') return []
    const step = chartById(block.chart.id)?.step
    const last = block.chart.chart.dates.at(-1)
    if (!step || last === undefined) return []
    return last > lastFullPeriod(step, citedMoment(text, new Date())) ? [`${text.slug} ${block.chart.id} ${last}`] : []
  })

test('a text draws only periods that had ended on its day', async () => {
  const { rows } = await site.context.database.pool.query<Text>(
    'select slug, tree, published_at as "publishedAt", updated_at as "updatedAt" from article',
  )
  expect(rows.flatMap(chartsOfTheFuture)).toEqual([])
  const earlier = (date: Date) => new Date(date.getTime() - 200 * 86_400_000)
  const moved = rows.map(row => ({ ...row, publishedAt: earlier(row.publishedAt), updatedAt: null }))
  expect(moved.flatMap(chartsOfTheFuture).length).toBeGreaterThan(5)
})

interface Counted {
  participants: number
  saysListed: number | null
  listed: number
}

/** A ranking that lists fewer than it counts and does not say so. */
const isShort = ({ participants, saysListed, listed }: Counted): boolean => (saysListed ?? participants) !== listed

test('every award lists as many as it counts, or says how many', async () => {
  const { body } = await site.app.inject({ url: '/promo/awards/' })
  const rankings = body
    .split('<article')
    .slice(1)
    .map((after): Counted => {
      const [article = ''] = after.split('</article>')
      const [, participants, says] = /(\d+)\u00a0участник[а-я]*(?:, в\u00a0?\s?списке (\d+))?/.exec(article) ?? []
      const listed = article.match(/<li[ >]/g)?.length ?? 0
      return { participants: Number(participants), saysListed: says === undefined ? null : Number(says), listed }
    })
  expect(rankings.length).toBeGreaterThan(3)
  expect(rankings.filter(isShort)).toEqual([])
  expect(isShort({ participants: 12, saysListed: null, listed: 10 })).toBe(true)
})

test('an agency lists every award it has, and every open project that won one', async () => {
  const { rows } = await site.context.database.pool.query<{ slug: string; awards: number; won: number }>(
    `select agency.slug, count(*)::int as awards, count(distinct project.id) filter (where not project.is_nda)::int as won
       from agency join award on award.agency_id = agency.id left join project on project.id = award.project_id
      group by agency.slug order by 2 desc, 1`,
  )
  expect(rows[0]?.awards).toBeGreaterThan(1)
  const shown = await Promise.all(
    rows.map(async ({ slug: agency }) => ({
      slug: agency,
      awards: (await api('agency-about', { agency })).awards.length,
      won: (await api('awards-win-projects', { agency })).projects.length,
    })),
  )
  expect(shown).toEqual(rows)
})

test('past sponsors have no running ad among those of the past', async () => {
  const { years } = await api('advertising-past-sponsors', {})
  const shown = new Set(years.flatMap(({ sponsors }) => sponsors.flatMap(({ ads }) => ads.map(({ id }) => id))))
  const { rows } = await site.context.database.pool.query<{ id: number; is_over: boolean }>(
    `select id, stopped_at is not null or ends_on < (now() at time zone interval '3 hours')::date as is_over from ad_placement`,
  )
  expect([...shown].toSorted((a, b) => a - b)).toEqual(
    rows.flatMap(({ id, is_over }) => (is_over ? id : [])).toSorted((a, b) => a - b),
  )
  expect(rows.some(({ is_over }) => !is_over)).toBe(true)
})
