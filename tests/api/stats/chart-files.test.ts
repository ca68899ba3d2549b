import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { CHART_IDS } from '#domain/stats/chart-ids.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'
import { PATH_EXAMPLES } from '../../support/paths/path-examples.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const chartOf = async (id: string, search = ''): Promise<Answer<'/v2/digitalStats/charts/{id}'>> =>
  (await get(`/v2/digitalStats/charts/${id}${search}`)).json()

const charts = Object.entries(CHART_IDS).flatMap(([tab, ids]) => ids.map(id => [tab, id] as const))
const imageOf = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''

describe('a CSV file', () => {
  test.each(charts)('of %s/%s holds exactly the figures of the call', async (tab, id) => {
    const { chart, title } = await chartOf(id)
    const answer = await get(`/digital-stats/${tab}/${id}.csv`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="merilo-${id}.csv"`)
    expect(answer.body.startsWith('\uFEFF')).toBe(true)
    const [head, , ...lines] = answer.body.slice(1).split('\r\n')
    expect(head).toBe(title)
    const written = (value: number | null | undefined) =>
      value === null || value === undefined ? '' : String(value).replace('.', ',')
    const expected = chart.labels.map((label, index) =>
      [
        ...(chart.dates.length > 0 ? [chart.dates[index]] : []),
        label,
        ...chart.series.flatMap(({ points, low, high, samples }) => [
          written(points[index]),
          ...(low.length > 0 ? [written(low[index]), written(high[index])] : []),
          written(samples[index]),
        ]),
      ].join(';'),
    )
    expect(lines.slice(0, chart.labels.length)).toEqual(expected)
  })

  test('is named after what was chosen', async () => {
    const { headers } = await get('/digital-stats/platforms/web-servers.csv?period=5-years')
    expect(headers['content-disposition']).toBe('attachment; filename="merilo-web-servers-5-years.csv"')
  })

  test.each(['/digital-stats/platforms/none.csv', '/digital-stats/prices/web-servers.csv'])(
    '%s does not exist',
    async url => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

describe('a picture', () => {
  const address = '/media/og/digital-stats/web-servers.png'

  test('is a 1200 × 630 PNG with an ETag', async () => {
    const answer = await get(address)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(pngSize(answer.rawPayload)).toEqual({ width: 1200, height: 630 })
    expect((await get(address, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
  })

  test('follows the choices and the marked series', async () => {
    const [usual, chosen, marked] = await Promise.all(
      ['', '?period=all', '?mark=web-servers.apache'].map(search => get(address + search)),
    )
    expect(new Set([usual, chosen, marked].map(answer => answer?.headers.etag)).size).toBe(3)
  })

  test('of an unknown chart does not exist', async () => {
    expect((await get('/media/og/digital-stats/none.png')).statusCode).toBe(404)
  })

  test('is the Open Graph picture of its page, with the choices of the address', async () => {
    expect(imageOf((await get('/digital-stats/platforms/')).body)).toBe(
      `${SITE_URL}/media/og/digital-stats/content-systems.png`,
    )
    const { body } = await get('/digital-stats/platforms/?chart=web-servers&period=all')
    expect(imageOf(body)).toBe(`${SITE_URL}${address}?period=all`)
    expect(body).toContain('<meta property="og:image:width" content="1200">')
  })
})

describe('a frame', () => {
  const embed = '/embed/digital-stats/web-servers/'

  test('is a page of the chart alone: no scripts, not for search engines', async () => {
    const { body, headers, statusCode } = await get(embed)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toContain('На каких веб-серверах работают новые сайты?')
    expect(body).toContain(`href="${SITE_URL}/digital-stats/platforms/?chart=web-servers"`)
    expect(body.match(/<svg/g)?.length).toBeGreaterThan(1)
  })

  test('is the only page that any site may frame', async () => {
    const { headers } = await get(embed)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test.each([
    ...Object.values(PATH_EXAMPLES),
    '/digital-stats/platforms/?chart=web-servers',
    '/embed/',
    '/api/docs/',
    '/media/og/digital-stats/web-servers.png',
  ])('%s refuses to be framed', async url => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('of an unknown chart is a 404', async () => {
    expect((await get('/embed/digital-stats/none/')).statusCode).toBe(404)
  })
})

describe('a statistics page', () => {
  test.each(Object.entries(CHART_IDS))('%s shows every chart of its tab, with a Dataset for each', async (tab, ids) => {
    const { body, statusCode } = await get(`/digital-stats/${tab}/`)
    expect(statusCode).toBe(200)
    const shown = ids.filter(id => body.includes(`id="${id}"`))
    expect(shown).toEqual(ids)
    const datasets = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .filter(object => object['@type'] === 'Dataset')
    expect(datasets.map(({ distribution }) => distribution[0].contentUrl)).toEqual(
      ids.map(id => `${SITE_URL}/digital-stats/${tab}/${id}.csv`),
    )
  })

  test('of an unknown tab is a 404', async () => {
    expect((await get('/digital-stats/none/')).statusCode).toBe(404)
  })

  test('of a choice without data names the nearest that has some', async () => {
    const { nearest } = await chartOf('web-servers', '?region=kursk&period=year')
    expect(nearest).not.toBeNull()
    const { body } = await get('/digital-stats/platforms/?region=kursk&period=year')
    expect(body).toContain('Данных мало')
    expect(body).toContain(`href="/digital-stats/platforms/${nearest?.search.replaceAll('&', '&amp;')}"`)
  })
})
