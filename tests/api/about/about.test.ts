import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { localApi } from '#server/api/local-api.ts'
import { type ContentFile, checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const pageOf = async (url: string) => (await site.app.inject({ url })).body.replaceAll('\u00a0', ' ')

async function jsonLd(url: string): Promise<Record<string, unknown>[]> {
  const scripts = (await pageOf(url)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)).flat()
}

async function importFiles(...files: Omit<ContentFile, 'name'>[]): Promise<void> {
  const named = files.map(file => ({ ...file, name: file.slug }))
  const checked = await checkContent(named, site.context.database, { now: site.context.now() })
  expect(checked.problems).toEqual([])
  await storeContent(site.context.database, checked)
}

const dayFromNow = (days: number) =>
  new Date(site.context.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const plan = (slug: string, state: string, date: string): Omit<ContentFile, 'name'> => ({
  kind: 'plan',
  slug,
  text: `---\ntitle: План ${slug}\nstate: ${state}\ndate: ${date}\n---\nЧитайте [правила](/rules/).\n`,
})

describe('the page about the project', () => {
  test('has the figures of the main page', async () => {
    const { counters } = await api('main-menu', {})
    const { facts } = await api('press-page', {})
    expect(facts.slice(0, 3).map(({ value }) => value)).toEqual([
      counters.agencies,
      counters.projects,
      counters.reviews,
    ])
    const page = await pageOf('/about/')
    for (const value of Object.values(counters))
      expect(page).toContain(`>${value.toLocaleString('ru-RU')}</dd>`.replaceAll('\u00a0', ' '))
  })

  test('explains how places are computed and how the site earns', async () => {
    const { texts } = await api('about-page', { path: '/about/' })
    expect(texts.map(({ key }) => key)).toEqual(['about'])
    const page = await pageOf('/about/')
    expect(page).toContain('href="/digital-agencies/methodology/"')
    expect(page).toContain('На балл реклама не влияет никак')
    const [crumbs, about] = await jsonLd('/about/')
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(about).toMatchObject({ '@type': 'AboutPage', url: `${SITE_URL}/about/` })
  })
})

describe('plans', () => {
  test('are grouped by state: the soonest promise first, the latest work first', async () => {
    const { states } = await api('about-plans', {})
    expect(states.map(({ state }) => state)).toEqual(['doing', 'planned', 'done'])
    for (const { state, plans } of states) {
      const days = plans.map(({ date }) => date)
      expect(days).toEqual(state === 'done' ? days.toSorted().toReversed() : days.toSorted())
    }
  })

  test('imported by the operator appear with their text, and a missed date is shown', async () => {
    await importFiles(plan('late', 'doing', dayFromNow(-3)), plan('in-time', 'planned', dayFromNow(30)))
    const { states } = await api('about-plans', {})
    const plans = states.flatMap(state => state.plans)
    expect(plans.find(({ slug }) => slug === 'late')).toMatchObject({ title: 'План late', is_late: true })
    expect(plans.find(({ slug }) => slug === 'in-time')).toMatchObject({ is_late: false })
    const page = await pageOf('/about/plans/')
    expect(page).toMatch(/id="late".*?срок прошёл.*?<a href="\/rules\/">правила<\/a>/s)
  })
})

describe('the team', () => {
  test('are people with pages, who list what they wrote', async () => {
    const { team } = await api('about-team', {})
    expect(team.length).toBeGreaterThanOrEqual(4)
    for (const { slug, name, role, path, written, latest } of team) {
      const person = await api('person-about', { person: slug })
      expect(person).toMatchObject({ name, role, agency: null, is_team: true })
      expect(person.articles.map(({ published_at }) => moscowDay(published_at))).toEqual(written)
      expect(latest.map(({ title, path: to }) => [title, to])).toEqual(
        person.articles.slice(0, 3).map(({ title, path: to }) => [title, to]),
      )
      expect((await site.app.inject({ url: path })).statusCode).toBe(200)
    }
    const [, about] = await jsonLd('/about/team/')
    expect(about?.mainEntity).toMatchObject({ employee: team.map(({ name }) => ({ '@type': 'Person', name })) })
  })

  test('wrote every news item and study', async () => {
    const { team } = await api('about-team', {})
    const db = site.context.database.kysely
    const articles = await db.selectFrom('article').select('author').where('kind', 'in', ['news', 'research']).execute()
    expect(articles.filter(({ author }) => author === null)).toEqual([])
    expect(team.reduce((sum, { written }) => sum + written.length, 0)).toBe(articles.length)
  })

  test('an author is linked from the text, named in structured data and in the feed', async () => {
    const { author } = await api('news-one', { slug: 'calculator-opened' })
    if (!author) throw new Error('The demo news has no author')
    const path = '/news/item-calculator-opened/'
    expect(await pageOf(path)).toContain(`href="${author.path}"`)
    const [, article] = await jsonLd(path)
    expect(article?.author).toEqual({
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role,
      url: SITE_URL + author.path,
    })
    const feed = await site.app.inject({ url: '/rss/news.xml' })
    expect(feed.body).toContain(`<dc:creator>${author.name}</dc:creator>`)
  })
})

describe('the press page', () => {
  test('has the texts in three lengths with the figures of today', async () => {
    const { texts } = await api('press-page', {})
    const { counters } = await api('main-menu', {})
    expect(texts.map(({ id }) => id)).toEqual(['short', 'middle', 'long'])
    const lengths = texts.map(({ text }) => text.length)
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(texts[1]?.text).toContain(`${counters.agencies.toLocaleString('ru-RU')}\u00a0агентств`)
    const page = await pageOf('/press/')
    for (const { id } of texts) expect(page).toContain(`data-copies="text-${id}"`)
  })

  test.each(['svg', 'png'])('offers logos as %s files that exist', async format => {
    const { logos } = await api('press-page', {})
    const files = logos.flatMap(logo => logo.files).filter(({ path }) => path.endsWith(format))
    // The mark is served with the bundle.
    const drawn = files.filter(({ path }) => path.startsWith('/media/'))
    expect(drawn.length).toBeGreaterThanOrEqual(2)
    for (const { path } of drawn) {
      const answer = await site.app.inject({ url: path })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        format === 'svg' ? 'image/svg+xml' : 'image/png',
      ])
    }
  })

  test('names the address for journalists', async () => {
    expect((await api('press-page', {})).contact).toEqual({ purpose: 'Пресса', email: 'press@merilo.example' })
  })

  test('lists mentions newest first, with a link where there is an address', async () => {
    await importFiles({
      kind: 'mention',
      slug: 'vestnik',
      text: `---\ntitle: О рейтингах\nmedium: Вестник\npublished: ${dayFromNow(-1)}\naddress: https://vestnik.example/a\n---\nХвалят.\n`,
    })
    site.context.memo.clear()
    const { mentions } = await api('press-page', {})
    const added = mentions.find(({ slug }) => slug === 'vestnik')
    expect(added).toMatchObject({ medium: 'Вестник', address: 'https://vestnik.example/a' })
    const days = mentions.map(({ published_at }) => published_at)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(mentions.filter(mention => mention !== added).every(({ address }) => address === null)).toBe(true)
    expect(await pageOf('/press/')).toContain('href="https://vestnik.example/a"')
  })
})

test('contacts are described to search engines', async () => {
  const contacts = await api('contacts-info', {})
  const [, page] = await jsonLd(href('contacts'))
  expect(page).toMatchObject({
    '@type': 'ContactPage',
    mainEntity: { legalName: contacts.legal_name, taxID: contacts.inn, telephone: contacts.phones },
  })
})

test('lists without content are left out of search engines', async () => {
  await site.context.database.pool.query(`delete from article where kind in ('plan', 'person')`)
  await site.context.database.notify(PAGES_CHANGED, 'articles')
  site.context.memo.clear()
  for (const path of ['/about/plans/', '/about/team/']) {
    expect(await pageOf(path)).toMatch(/<meta name="robots" content="noindex/)
  }
})
