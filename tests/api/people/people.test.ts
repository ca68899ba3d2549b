import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { linesOf } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { localApi } from '#server/api/local-api.ts'
import { type KnownThings, knownThings } from '../../support/calls/known-things.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi
let known: KnownThings
const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  known = await knownThings(db())
})
afterAll(() => site.close())

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode

async function jsonLd(url: string): Promise<Record<string, unknown>[]> {
  const { body } = await site.app.inject({ url })
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)).flat()
}

/** Inserts interviews in groups that share a timestamp. */
async function addInterviews(count: number): Promise<void> {
  const person = await db().selectFrom('person').select(['id', 'agency_id']).orderBy('id').executeTakeFirstOrThrow()
  await db()
    .insertInto('interview')
    .values(
      Array.from({ length: count }, (_, index) => ({
        slug: `added-${Date.now()}-${index}`,
        person_id: person.id,
        agency_id: person.agency_id,
        title: `Добавлено ${index}`,
        lead: 'О деле',
        answers: JSON.stringify([{ question: 'Как?', answer: 'Так.' }]),
        published_at: new Date(Date.UTC(2024, 0, 1 + Math.floor(index / 5))),
      })),
    )
    .execute()
}

describe('interviews', () => {
  test('are paginated without gaps or duplicates while others are published', async () => {
    await addInterviews(30)
    const before = await db()
      .selectFrom('interview')
      .select('slug')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const slugs: string[] = []
    let next: string | null = null
    do {
      const page: Answer<'agencies-interviews'> = await api('agencies-interviews', next === null ? {} : { next })
      slugs.push(...page.list.map(({ slug }) => slug))
      next = page.next
      await db()
        .updateTable('interview')
        .set({ published_at: new Date() })
        .where('slug', '=', slugs[0] ?? '')
        .execute()
    } while (next !== null)
    expect(slugs).toEqual(before.map(({ slug }) => slug))
  })

  test('can be filtered by agency', async () => {
    const { list } = await api('agencies-interviews', { agency: known.agency })
    expect(list.length).toBeGreaterThan(0)
    expect(new Set(list.map(({ agency }) => agency?.name_lat))).toEqual(new Set([known.agency]))
  })

  test('are shown in full and recommend others, never themselves', async () => {
    const interview = await api('agencies-interview', { slug: known.interview })
    expect(interview.answers.length).toBeGreaterThan(2)
    expect(interview.person.path).toBe(href('person', { person: known.person }))
    expect(interview.more.length).toBeGreaterThan(0)
    expect(interview.more.map(({ path }) => path)).not.toContain(interview.path)
  })

  test('have no line break before a dash in titles and leads', async () => {
    const { list } = await api('agencies-interviews', {})
    expect(list.filter(({ title, lead }) => /[^\u00a0]—/.test(`${title} ${lead}`))).toEqual([])
  })

  test('are described to search engines as articles', async () => {
    const { title, person, published_at } = await api('agencies-interview', { slug: known.interview })
    const [crumbs, article] = await jsonLd(href('interview', { slug: known.interview }))
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: title,
      author: { '@type': 'Person', name: person.name, url: SITE_URL + person.path },
      datePublished: published_at,
    })
  })
})

describe('a person', () => {
  test('is shown with their interviews', async () => {
    const person = await api('person-about', { person: known.person })
    expect(person.interviews.map(({ slug }) => slug)).toContain(known.interview)
    expect(person.text.join('')).not.toBe('')
    const [, profile] = await jsonLd(href('person', { person: known.person }))
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: person.name, jobTitle: person.role } })
  })

  test('is measured by the years in the agency, whose launches begin with the year they joined', async () => {
    const row = await db()
      .selectFrom('person')
      .select(['slug', 'joined', 'agency_id'])
      .where('slug', '=', known.person)
      .executeTakeFirstOrThrow()
    const { joined, workplace, interviews } = await api('person-about', { person: known.person })
    expect(joined).toBe(row.joined)
    expect(joined).not.toBeNull()
    for (const { published_at } of interviews)
      expect(new Date(published_at).getUTCFullYear()).toBeGreaterThanOrEqual(joined ?? 0)
    const launches = await db()
      .selectFrom('project')
      .select('launched')
      .where('agency_id', '=', row.agency_id ?? 0)
      .where('is_nda', '=', false)
      .execute()
    const counted = launches.filter(({ launched }) => Number(launched.slice(0, 4)) >= (joined ?? 0))
    expect(workplace?.projects).toBe(launches.length)
    expect(workplace?.launches.reduce((sum, { projects }) => sum + projects, 0)).toBe(counted.length)
  })

  test('judged only in years that are published and not before they joined', async () => {
    const { person } = await db()
      .selectFrom('promo_vote')
      .innerJoin('person', 'person.id', 'promo_vote.person_id')
      .select('person.slug as person')
      .orderBy('promo_vote.year')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { judged, joined } = await api('person-about', { person })
    const years = judged.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((one, other) => one - other))
    expect(years.length).toBeGreaterThan(0)
    expect(Math.min(...years)).toBeGreaterThanOrEqual(joined ?? Number.POSITIVE_INFINITY)
    for (const { path } of judged) expect(await statusOf(path)).toBe(200)
  })

  test('has a page with their newest interview', async () => {
    const { interviews } = await api('person-about', { person: known.person })
    const last = await api('person-interview', { person: known.person })
    expect(last.slug).toBe(interviews[0]?.slug)
    expect(await statusOf(href('person-interview', { person: known.person }))).toBe(200)
  })

  test('without interviews has no interview page', async () => {
    const person = await db()
      .insertInto('person')
      .values({ slug: 'silent-person', name: 'Тихон Молчалин', role: 'директор', agency_id: null })
      .returning('slug')
      .executeTakeFirstOrThrow()
    const about = await api('person-about', { person: person.slug })
    expect(about).toMatchObject({ agency: null, interviews: [], text: [] })
    expect(await statusOf(href('person', { person: person.slug }))).toBe(200)
    expect(await statusOf(href('person-interview', { person: person.slug }))).toBe(404)
  })
})

describe('legal texts', () => {
  test.each([
    ['/rules/', ['rules']],
    ['/privacy/', ['privacy']],
    ['/consent/', ['consent', 'consent-transfer', 'consent-publication', 'consent-newsletter']],
  ])('%s shows its texts with version and date', async (path, keys) => {
    const { texts } = await api('about-page', { path })
    expect(texts.map(({ key }) => key)).toEqual(keys)
    const { body } = await site.app.inject({ url: path })
    for (const { version, blocks } of texts) {
      expect(body).toContain(`Редакция ${version} от `)
      for (const spans of blocks.flatMap(linesOf))
        for (const { text } of spans) expect(body).toContain(escapeHtml(text))
    }
    if (keys.length > 1) for (const key of keys) expect(body).toContain(`id="${key}"`)
  })

  test.each([
    [
      '/rules/',
      ['Рейтинги', 'Отзывы', 'Профили агентств', 'Реклама и публикации', 'Заявки', 'Демонстрационные данные'],
    ],
    [
      '/privacy/',
      [
        '1. Кто обрабатывает данные',
        '2. Какие данные и зачем',
        '3. Что записывается автоматически',
        '4. Где хранятся данные и кому передаются',
        '5. Ваши права',
        '6. Как мы защищаем данные',
        '7. Изменения',
      ],
    ],
    ['/consent/', ['1. На что даётся согласие', '2. Цель', '3. Действия с данными', '4. Срок и отзыв']],
    [
      '/review-request/help/',
      ['Как это устроено', 'Какую почту указывать', 'Чего мы не принимаем', 'Если ссылка не работает'],
    ],
  ])('%s has its headings', async (url, headings) => {
    const { body } = await site.app.inject({ url })
    const drawn = Array.from(body.matchAll(/<h[23] id="[a-z0-9-]+">([^<]+)</g), ([, text = '']) => text)
    expect(drawn.map(text => text.replaceAll('\u00a0', ' '))).toEqual(headings)
  })

  test('other paths have none', async () => {
    for (const path of ['/', '/about/plans/', '/rules/more/', '/digital-agencies/']) {
      await expect(api('about-page', { path })).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})

test.each(['/interviews/no-such/', '/persons/nobody/', '/persons/nobody/interview/'])('%s is a 404', async address => {
  expect(await statusOf(address)).toBe(404)
})
