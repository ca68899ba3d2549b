import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { CHARTS, type ChartChoice, STAT_TABS } from '#domain/stats/charts.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const LISTS = { region: 'regions', device: 'devices', rating: 'ratings', period: 'periods' } as const
const CHOICES = Object.keys(LISTS) as ChartChoice[]

const chartOf = (id: string, choices: Partial<Record<ChartChoice, string>>) =>
  api('/v2/digitalStats/charts/{id}', { id, ...(choices as object) })

const isEmpty = ({ chart }: Awaited<ReturnType<typeof chartOf>>) =>
  chart.series.every(({ points }) => points.every(point => point === null))

/** The choices of a link, as the page reads them. */
const readSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))

test('a dropdown offers only choices that mean something for the chart', async () => {
  for (const { id, tab, choices } of CHARTS) {
    const dropdowns = await api('/v2/digitalStats/dropdowns', { tab, chart: id })
    for (const choice of CHOICES) {
      const isMeant = (choices as readonly ChartChoice[]).includes(choice)
      expect(dropdowns[LISTS[choice]].length > 0, `${id} ${choice}`).toBe(isMeant)
    }
  }
})

test('an option is open exactly if the chart shows something; else it says why, and the link leads to the nearest', async () => {
  const seen = { open: 0, closed: 0 }
  for (const { id, tab } of CHARTS) {
    const dropdowns = await api('/v2/digitalStats/dropdowns', { tab, chart: id })
    const options = CHOICES.flatMap(choice => dropdowns[LISTS[choice]])
    const hasAny = options.some(({ reason }) => reason === null) || !isEmpty(await chartOf(id, { period: 'all' }))
    for (const choice of CHOICES) {
      for (const { value, reason } of dropdowns[LISTS[choice]]) {
        if (value === '') continue
        const answer = await chartOf(id, { [choice]: value })
        expect(answer.choices[choice]).toBe(value)
        expect(isEmpty(answer), `${id} ${choice}=${value}`).toBe(reason !== null)
        seen[reason === null ? 'open' : 'closed'] += 1
        if (reason === null) {
          expect(answer.nearest).toBeNull()
          continue
        }
        expect(answer.finding).toBeNull()
        expect(answer.sample).toBe(0)
        expect(answer.nearest !== null, `${id} ${choice}=${value}`).toBe(hasAny)
        if (answer.nearest) expect(isEmpty(await chartOf(id, readSearch(answer.nearest.search)))).toBe(false)
      }
    }
  }
  expect(seen.open).toBeGreaterThan(50)
  expect(seen.closed).toBeGreaterThan(50)
})

test('a place without data is named in the reason', async () => {
  const { regions } = await api('/v2/digitalStats/dropdowns', { tab: 'prices', chart: 'median-budget' })
  const closed = regions.filter(({ reason }) => reason !== null)
  expect(closed.length).toBeGreaterThan(0)
  for (const { reason } of closed) expect(reason).toMatch(/^(во? [А-Я].+|Украина:) меньше пяти проектов за квартал$/)
})

test('a choice the chart does not know is ignored, as an unknown filter is', async () => {
  const plain = await chartOf('agencies-by-city', {})
  expect(await chartOf('agencies-by-city', { region: 'kazan', device: 'mobile', period: 'all' })).toEqual(plain)
  const { choices } = await chartOf('company-mail', { region: 'atlantis', rating: 'no-such', period: 'century' })
  expect(choices).toEqual({ region: '', device: '', rating: '', period: '' })
})

test('prices are always those of one rating', async () => {
  const { choices } = await chartOf('median-budget', {})
  expect(choices.rating).toBe('digital-agencies')
  const { ratings } = await api('/v2/digitalStats/dropdowns', { tab: 'prices' })
  expect(ratings.map(({ value }) => value)).not.toContain('')
  expect((await chartOf('median-budget', { rating: 'seo+context' })).chart.unit).toBe('₽/мес.')
})

test('the dropdowns of a tab are those of its charts together', async () => {
  for (const { id: tab } of STAT_TABS) {
    const ofTab = await api('/v2/digitalStats/dropdowns', { tab })
    for (const { id } of CHARTS.filter(chart => chart.tab === tab)) {
      const ofChart = await api('/v2/digitalStats/dropdowns', { tab, chart: id })
      for (const list of Object.values(LISTS)) {
        const open = ofChart[list].filter(({ reason }) => reason === null).map(({ value }) => value)
        const openInTab = ofTab[list].filter(({ reason }) => reason === null).map(({ value }) => value)
        expect(openInTab).toEqual(expect.arrayContaining(open))
      }
    }
  }
})
