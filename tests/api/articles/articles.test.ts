import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { linesOf } from '#domain/content/tree.ts'
import { citedMoment } from '#domain/rules/dated-texts.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { localApi } from '#server/api/local-api.ts'
import { makeMemo } from '#server/memo.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const pageOf = async (url: string) => (await site.app.inject({ url })).body

async function jsonLd(url: string): Promise<Record<string, unknown>[]> {
  const scripts = (await pageOf(url)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)).flat()
}

type Listed = Answer<'news-list'>['data'][number]

async function wholeList(category?: string): Promise<Listed[]> {
  const news: Listed[] = []
  let next: string | null | undefined
  do {
    const answer = await api('news-list', { ...(category && { category }), ...(next && { next }) })
    news.push(...answer.data)
    next = answer.next
  } while (next)
  return news
}

const wholeNews = async (): Promise<Listed[]> => (await wholeList()).filter(({ is_study }) => !is_study)

test('news and studies are one list, newest first, without gaps or duplicates', async () => {
  const news = await wholeList()
  const { categories, count } = await api('news-list', {})
  const { list: studies } = await api('research-list', {})
  expect(news.filter(({ is_study }) => is_study).map(({ path }) => path)).toEqual(studies.map(({ path }) => path))
  expect(news.length).toBe(count)
  expect(news.length).toBe(categories.reduce((sum, { count }) => sum + count, 0))
  expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length)
  const days = news.map(({ published_at }) => published_at)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('a category lists its own news under its heading', async () => {
  const { h1, categories } = await api('news-list', { category: 'market' })
  expect(h1).toBe('Новости рынка')
  const news = await wholeList('market')
  expect(news.length).toBe(categories.find(({ path }) => path === '/news/market/')?.count)
  for (const { category } of news) expect(category?.path).toBe('/news/market/')
})

test('the main page shows the newest news', async () => {
  const { news } = await api('news-main', {})
  const { data } = await api('news-list', {})
  const newest = data.filter(({ is_study }) => !is_study).slice(0, 4)
  expect(news.map(({ slug }) => slug)).toEqual(newest.map(({ slug }) => slug))
})

test('years add up to their category, and categories to their year', async () => {
  const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  const { count, years, categories } = await api('news-list', {})
  expect([sum(years), sum(categories)]).toEqual([count, count])
  for (const { year, count: inYear } of years) {
    const of = await api('news-list', { year })
    expect([of.count, sum(of.categories)]).toEqual([inYear, inYear])
    expect(of.years).toEqual(years)
    for (const { published_at } of of.data) expect(moscowDay(new Date(published_at)).slice(0, 4)).toBe(String(year))
  }
  const studies = await api('news-list', { kind: 'research' })
  expect(sum(studies.years)).toBe(studies.data.length)
  expect((await site.app.inject({ url: '/news/research/' })).statusCode).toBe(404)
})

test('the chart of a card repeats a chart that its text shows or cites', async () => {
  const { data } = await api('news-list', { kind: 'research' })
  expect(data.length).toBeGreaterThan(0)
  for (const { slug, figure } of data) {
    const { blocks } = await api('research-get', { slug })
    const [shown] = blocks.flatMap(block =>
      block.kind === 'chart' && block.chart.chart.kind !== 'heat' ? [block] : [],
    )
    expect(figure?.title).toBe(shown?.caption || shown?.chart.title)
    expect(figure?.sample).toBe(shown?.chart.sample)
    const [drawn] = figure?.chart.series ?? []
    const whole = shown?.chart.chart.series.find(({ id }) => id === drawn?.id)
    const periods = figure?.chart.dates.length ?? 0
    expect(drawn?.points).toEqual(
      periods > 0 ? whole?.points.slice(-periods) : whole?.points.slice(0, drawn?.points.length),
    )
  }
})

test('a text without figures has no chart', async () => {
  const { data } = await api('news-list', { category: 'service' })
  expect(
    data.find(({ slug }) => slug === 'item-abc-of-terms-opened' || slug === 'abc-of-terms-opened')?.figure,
  ).toBeNull()
})

test('every study has a cover with a figure, unlike that of its neighbour', async () => {
  const { data } = await api('news-list', { kind: 'research' })
  const covers = await Promise.all(data.map(({ cover }) => site.app.inject({ url: cover ?? '' })))
  expect(covers.map(({ statusCode }) => statusCode)).toEqual(data.map(() => 200))
  const fields = covers.map(({ body }) => /fill="(#[0-9a-f]{6})" d="M0 0h400/.exec(body)?.[1])
  for (const [index, field] of fields.entries()) expect(field).not.toBe(fields[index + 1] ?? null)
  expect((await site.app.inject({ url: '/media/research/no-such.svg' })).statusCode).toBe(404)
})

test('corrections are listed where texts are', async () => {
  const { corrections } = await api('news-list', {})
  const changed = (await wholeList()).filter(({ updated_at }) => updated_at !== null)
  expect(corrections.count).toBe(changed.length)
  const page = await pageOf('/news/')
  for (const { path, changed: what } of corrections.last) {
    expect(page).toContain(`href="${path}"`)
    expect(page).toContain(what)
  }
})

test('a term stands at its place in the alphabet', async () => {
  const { letters, measured, orders } = await api('abc-list', {})
  const term = await api('abc-get', { slug: 'smeta' })
  expect(term.letters).toEqual(letters.map(({ letter, terms }) => ({ letter, count: terms.length })))
  const own = letters.find(({ letter }) => letter === term.letter)
  expect(term.of_letter.map(({ path }) => path)).toEqual(own?.terms.map(({ path }) => path))
  expect(term.of_letter.map(({ path }) => path)).toContain('/abc/smeta/')
  expect(measured.map(({ path }) => path)).toContain('/abc/smeta/')
  for (const { minutes, terms } of orders) {
    expect(terms.reduce((sum, one) => sum + one.minutes, 0)).toBeCloseTo(minutes, 5)
  }
})

test('a chart without periods names the day it was read, and periods stay those of the day of the text', async () => {
  const { blocks, data_on, snapshot_on, published_at, updated_at } = await api('research-get', {
    slug: 'agentstva-po-gorodam',
  })
  const today = moscowDay(site.context.now())
  expect(data_on).toBe(moscowDay(new Date(updated_at ?? published_at)))
  expect(snapshot_on).toBe(today)
  const charts = blocks.flatMap(block => (block.kind === 'chart' ? [block.chart] : []))
  const dayOf = new Map(charts.map(({ id, dataOn }) => [id, dataOn]))
  expect(dayOf.get('agencies-by-city')).toBe(today)
  expect(dayOf.get('new-work')).toBeUndefined()
})

test('the charts of a study hold the figures that the statistics answered on its day, and the text repeats them', async () => {
  const { blocks, data_on, published_at, updated_at } = await api('research-get', { slug: 'ceny-2026' })
  const days = { publishedAt: new Date(published_at), updatedAt: updated_at === null ? null : new Date(updated_at) }
  const moment = citedMoment(days, site.context.now())
  const apiThen = localApi({ ...site.context, now: () => moment, memo: makeMemo(Date.now) })
  expect(data_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const charts = blocks.flatMap(block => (block.kind === 'chart' ? [block.chart] : []))
  expect(charts.length).toBeGreaterThan(1)
  for (const frozen of charts) {
    const { region, rating, period } = frozen.choices
    const then = await apiThen('/v2/digitalStats/charts/{id}', {
      id: frozen.id,
      ...(region && { region }),
      ...(rating && { rating }),
      ...(period && { period }),
    })
    expect(frozen.chart).toEqual(then.chart)
  }
  const last = charts.find(({ id }) => id === 'median-budget')?.chart.series[0]?.points.at(-1)
  const text = blocks.flatMap(block => linesOf(block).map(spans => spans.map(span => span.text).join(''))).join('\n')
  const figure = typeof last === 'number' ? `${last.toLocaleString('ru-RU')} ₽` : 'нет данных'
  expect(text.replaceAll('\u00a0', ' ')).toContain(figure.replaceAll('\u00a0', ' '))
})

test('a list in a text is the rating as it is now', async () => {
  const news = await wholeNews()
  const items = await Promise.all(news.map(({ slug }) => api('news-one', { slug })))
  const lists = items.flatMap(item => item.lists).filter(({ path }) => path === '/digital-agencies/')
  expect(lists.length).toBeGreaterThan(0)
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  for (const list of lists) {
    const leaders = rows.slice(0, list.rows.length)
    expect(list.rows.map(({ title, score }) => [title, score])).toEqual(
      leaders.map(row => [row.agency.name, row.score]),
    )
  }
})

test('every letter of the ABC has terms, and every related term exists', async () => {
  const { letters } = await api('abc-list', {})
  for (const { letter, terms } of letters) {
    expect(terms.length).toBeGreaterThan(0)
    for (const { title } of terms) expect(title.toUpperCase().replace('Ё', 'Е').startsWith(letter)).toBe(true)
  }
  const paths = new Set(letters.flatMap(({ terms }) => terms.map(({ path }) => path)))
  const { more, synonyms, ratings, services } = await api('abc-get', { slug: 'avans' })
  expect(synonyms).toContain('предоплата')
  expect(more.length).toBeGreaterThan(0)
  for (const { path } of more) expect(paths.has(path)).toBe(true)
  expect([ratings[0]?.path, services[0]?.path]).toEqual(['/digital-agencies/', '/calculator/sites/'])
})

const termLinksOf = ({ blocks }: Pick<Answer<'news-one'>, 'blocks'>) =>
  blocks.flatMap(block => linesOf(block).flatMap(spans => spans.flatMap(({ href, isTerm }) => (isTerm ? href : []))))

test('texts link terms of the ABC, each once and never the own one', async () => {
  const { letters } = await api('abc-list', {})
  const paths = letters.flatMap(({ terms }) => terms.map(({ path }) => path))
  const news = await Promise.all((await wholeNews()).map(({ slug }) => api('news-one', { slug })))
  const { list } = await api('research-list', {})
  const studies = await Promise.all(list.map(({ slug }) => api('research-get', { slug })))
  const terms = await Promise.all(paths.map(path => api('abc-get', { slug: path.split('/')[2] ?? '' })))
  const texts = [...news, ...studies, ...terms]
  for (const text of texts) {
    const links = termLinksOf(text)
    expect(links.length).toBeLessThanOrEqual(8)
    expect(new Set(links).size).toBe(links.length)
    expect(links).not.toContain(text.path)
    for (const link of links) expect(paths).toContain(link)
  }
  expect(texts.filter(text => termLinksOf(text).length > 0).length).toBeGreaterThan(texts.length / 4)
})

test('a new term is linked in texts that were there before', async () => {
  const row = { lead: '', source: '', meta: '{"minutes":1,"searchOnly":[]}', published_at: new Date('2020-01-01') }
  const tree = JSON.stringify([{ kind: 'paragraph', spans: [{ text: 'Стучим в барабаны.' }] }])
  const insert = (kind: string, slug: string, title: string) =>
    site.context.database.kysely
      .insertInto('article')
      .values({ ...row, kind, slug, title, tree })
      .execute()
  await insert('news', 'drums', 'О барабанах')
  const links = async () => {
    site.context.memo.clear()
    return termLinksOf(await api('news-one', { slug: 'drums' }))
  }
  expect(await links()).toEqual([])
  await insert('term', 'baraban', 'Барабан')
  expect(await links()).toEqual(['/abc/baraban/'])
  await site.context.database.pool.query(`delete from article where slug in ('drums', 'baraban')`)
  site.context.memo.clear()
})

test('an updated text says what changed, on its page and in lists', async () => {
  const changed = (await wholeList()).filter(({ updated_at }) => updated_at !== null)
  expect(changed.length).toBeGreaterThan(0)
  for (const card of changed) expect(card.changed).not.toBe('')
  const { list } = await api('research-list', {})
  const study = list.find(({ updated_at }) => updated_at !== null)
  for (const url of ['/research/', study?.path ?? '']) {
    const page = await pageOf(url)
    expect(page).toContain('Изменено ')
    expect(page).toContain(study?.changed)
  }
})

test('a picture in a text is drawn with its size, and the site has it', async () => {
  const page = await pageOf('/news/item-digital-stats-opened/')
  const src = /<img [^>]*src="(\/media\/og\/digital-stats\/[^"]+)" width="1200" height="630"/.exec(page)?.[1] ?? ''
  const { statusCode, headers } = await site.app.inject({ url: src })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
})

test.each([
  ['/news/item-calculator-opened/', 'NewsArticle'],
  ['/research/ceny-2026/', 'Article'],
  ['/abc/brif/', 'DefinedTerm'],
])('%s tells search engines what it is', async (path, type) => {
  const found = await jsonLd(path)
  expect(found.map(object => object['@type'])).toEqual(['BreadcrumbList', type])
  expect(found[1]?.mainEntityOfPage ?? found[1]?.url).toBe(SITE_URL + path)
})

test('a text is drawn by the server and does not travel again as state', async () => {
  const page = (await pageOf('/research/ceny-2026/')).replaceAll('\u00a0', ' ')
  // In the contents and above the part.
  expect(page.split('Три сметы на один сайт').length - 1).toBe(2)
  expect(page).toContain('<h2 id="tri-smety-na-odin-sayt">')
  expect(page).toMatch(/<figure [^>]*id="chart-\d+"/)
  expect(page).toContain('.csv')
})

test.each(['/news/item-no-such/', '/news/no-such/', '/research/no-such/', '/abc/no-such/'])(
  '%s answers 404',
  async url => {
    expect((await site.app.inject({ url })).statusCode).toBe(404)
  },
)

test('lists without texts are left out of search engines', async () => {
  await site.context.database.pool.query(`delete from article where kind = 'research'`)
  await site.context.database.notify(PAGES_CHANGED, 'articles')
  expect(await pageOf('/research/')).toMatch(/<meta name="robots" content="noindex/)
  expect(await pageOf('/abc/')).not.toMatch(/noindex/)
})
