import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { CMS_KINDS } from '#domain/vocabulary/cms-kinds.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import type { AskedAgency } from '../support/truth/surfaces.ts'

let site: TestApp
let api: CallApi
let agencies: AskedAgency[]

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
  api = localApi(site.context)
  agencies = (await site.context.database.pool.query('select id, slug, name from agency order by id')).rows
})
afterAll(() => site.close())

interface ShareRow {
  /** What the share is of, where it is known. */
  count?: number
  /** «34 %» or «≈ 33 %» */
  text: string
}

/** Equal counts with unequal shares, and exact shares that do not make a whole. */
function problemsOf(rows: readonly ShareRow[]): string[] {
  if (rows.length === 0) return []
  const sum = rows.reduce((all, { text }) => all + tenthsIn(text), 0)
  const texts = rows.map(({ text }) => text).join(', ')
  const isRounded = rows.every(({ text }) => text.startsWith('≈'))
  const byCount = Map.groupBy(
    rows.filter(({ count }) => count !== undefined),
    ({ count }) => count,
  )
  return [
    ...(sum === 1_000 || isRounded ? [] : [`${sum / 10} %: ${texts}`]),
    ...[...byCount].flatMap(([count, equal]) =>
      new Set(equal.map(({ text }) => text)).size > 1 ? [`${count}: ${equal.map(({ text }) => text)}`] : [],
    ),
  ]
}

const tenthsIn = (text: string): number => Math.round(10 * Number(/\d+(?:,\d+)?/.exec(text)?.[0].replace(',', '.')))

test('a missing per cent and unequal shares of equals are found', () => {
  const thirds = ['≈ 33 %', '≈ 33 %', '≈ 33 %'].map(text => ({ count: 4, text }))
  expect(problemsOf(thirds)).toEqual([])
  expect(problemsOf(thirds.map(({ text }) => ({ text: text.slice(2) })))).toHaveLength(1)
  expect(problemsOf([...thirds.slice(1), { count: 4, text: '≈ 34 %' }])).toHaveLength(1)
  expect(problemsOf([{ text: '60 %' }, { text: '39,9 %' }])).toHaveLength(1)
  expect(problemsOf([{ text: '60 %' }, { text: '≈ 40,1 %' }])).toHaveLength(1)
})

/** The text of a section without its tags. */
function sectionOf(html: string, id: string): string {
  const from = html.indexOf(`aria-labelledby="${id}"`)
  return from < 0 ? '' : html.slice(from, html.indexOf('</section>', from)).replace(/<[^>]*>/g, '|')
}

const SHARE = /(≈\s)?\d+\s%/g

test('services and industries of every agency page add up or say ≈, equals alike', async () => {
  const problems: string[] = []
  let industries = 0
  for (const { slug } of agencies) {
    const { body } = await site.app.inject({ method: 'GET', url: href('agency', { agency: slug }) })
    const [header, about] = await Promise.all([
      api('agency-header', { agency: slug }),
      api('agency-about', { agency: slug }),
    ])
    const services = sectionOf(body, 'services').match(SHARE) ?? []
    expect(services, slug).toHaveLength(header.services.length)
    problems.push(...problemsOf(services.map(text => ({ text }))).map(text => `${slug}: ${text}`))
    const texts = sectionOf(body, 'industries').match(SHARE) ?? []
    expect(texts, slug).toHaveLength(about.industries.length)
    const rows = texts.map((text, at) => ({ text, count: about.industries[at]?.projects ?? 0 }))
    problems.push(...problemsOf(rows).map(text => `${slug}: ${text}`))
    industries += rows.length
  }
  expect(problems).toEqual([])
  expect(industries).toBeGreaterThan(agencies.length)
})

test('services of the comparison have the shares of the page', async () => {
  for (let from = 0; from < agencies.length; from += 10) {
    const compared = agencies.slice(from, from + 10)
    const { groups } = await api('agency-compare-by-table', { ids: compared.map(({ id }) => id).join() })
    const cells = groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'services')?.cells ?? []
    const headers = await Promise.all(compared.map(({ slug }) => api('agency-header', { agency: slug })))
    headers.forEach(({ services, name }, at) => {
      const texts = (cells[at]?.items ?? []).map(item => item.match(SHARE)?.[0] ?? '')
      expect(problemsOf(texts.map(text => ({ text }))), name).toEqual([])
      expect(texts.map(tenthsIn), name).toEqual(services.map(({ share }) => Math.round(1_000 * share)))
    })
  }
})

test('systems of every list of the rating have equal shares for equal projects, on the page as in the call', async () => {
  let lists = 0
  for (const path of ['/cms/', ...CMS_KINDS.map(({ slug }) => `/cms/${slug}/`)]) {
    const { systems } = await api('rating-page-main-info', { path })
    if (systems.length === 0) continue
    const { body } = await site.app.inject({ method: 'GET', url: path })
    const texts = [...body.replaceAll('&nbsp;', ' ').matchAll(/(?:≈\s)?\d+(?:,\d)?\s%(?=<|\s*сайтов)/g)].map(
      ([text]) => text,
    )
    const rows = systems.map(({ projects, share }) => {
      const text = texts.find(one => tenthsIn(one) === Math.round(1_000 * share))
      expect(text, `${path}: ${share}`).toBeDefined()
      return { count: projects, text: text ?? '' }
    })
    expect(problemsOf(rows), path).toEqual([])
    lists += 1
  }
  expect(lists).toBeGreaterThan(1)
})

test('a share of a system on its page is that of the rating', async () => {
  const { systems } = await api('rating-page-main-info', { path: '/cms/' })
  for (const { slug, share } of systems) {
    const { share_by_year } = await api('cms-about', { cms: slug })
    expect(share_by_year.at(-1)?.share, slug).toBe(share)
  }
})

test('devices of the audience are parts of its views', async () => {
  const { devices, views } = await api('advertising-info', {})
  for (const { share, views: count } of devices) expect(share).toBe(Math.round((100 * count) / views))
  expect(devices.reduce((sum, device) => sum + device.views, 0)).toBe(views)
})

test('stacked charts round every part alike; the rest takes what is left', async () => {
  const { tabs } = await api('/v2/digitalStats/tabs', {})
  let stacks = 0
  for (const { id } of tabs.flatMap(({ charts }) => charts)) {
    const { chart, method } = await api('/v2/digitalStats/charts/{id}', { id })
    if (chart.kind !== 'stack') continue
    const isRest = chart.series.some(({ id: series }) => series === 'other')
    if (!isRest) expect(method, id).toContain('Доли округлены')
    for (const at of chart.labels.keys()) {
      const points = chart.series.flatMap(({ points: own }) => own[at] ?? [])
      const off = Math.abs(points.reduce((sum, point) => sum + point, 0) - 100)
      if (points.length > 0) expect(off, id).toBeLessThan(isRest ? 0.01 : 0.05 * points.length + 0.01)
    }
    stacks += 1
  }
  expect(stacks).toBeGreaterThan(0)
})
