import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersToChange } from '#domain/web/letters-to-change.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let agency: { slug: string; name: string }

beforeAll(async () => {
  site = await openTestApp()
  const { kysely } = site.context.database
  const agencies = await kysely.selectFrom('agency').select(['slug', 'name']).orderBy('slug').execute()
  const longest = agencies.toSorted((a, b) => b.slug.length - a.slug.length)[0]
  if (!longest) throw new Error('no agencies')
  agency = longest
})

afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url })
const mainOf = (body: string): string => body.match(/<main.*<\/main>/s)?.[0] ?? ''
const missing = async (path: string) => {
  const answer = await get(`/api/redirect-info?${new URLSearchParams({ path, missing: 'true' })}`)
  return answer.json().missing as {
    pages: { title: string; count: number }[]
    near: { path: string; title: string; letters: number }[]
    wrong: number[]
  }
}

/** The middle letter of the slug is another one. */
const misspelt = (slug: string) => {
  const middle = Math.floor(slug.length / 2)
  return slug.slice(0, middle) + (slug[middle] === 'q' ? 'w' : 'q') + slug.slice(middle + 1)
}

test('the pages counted are those of the sitemap', async () => {
  const index = (await get('/sitemap.xml')).body
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
  const bodies = await Promise.all(files.map(async path => (await get(path)).body))
  const listed = bodies.reduce((sum, body) => sum + (body.match(/<loc>/g)?.length ?? 0), 0)
  const { pages } = await missing('/no-such-page/')
  expect(pages.reduce((sum, { count }) => sum + count, 0)).toBe(listed)
  const html = (await get('/no-such-page/')).body
  expect(html.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(`<h1>.*из ${String(listed).replace(/(\\d)(\\d{3})$/, '$1 $2')} страниц`),
  )
})

describe('an agency with one wrong letter', () => {
  test('is named first, with the letter underlined in the address', async () => {
    const address = `/agency-${misspelt(agency.slug)}/`
    const { near, wrong } = await missing(address)
    expect(near[0]).toMatchObject({ path: `/agency-${agency.slug}/`, title: agency.name, letters: 1 })
    expect(wrong).toEqual([address.indexOf('q', '/agency-'.length + Math.floor(agency.slug.length / 2))])
    const { statusCode, body } = await get(address)
    expect(statusCode).toBe(404)
    expect(mainOf(body)).toMatch(/<mark[^>]*>q<\/mark>/)
    expect(mainOf(body)).toContain(`href="/agency-${agency.slug}/"`)
  })

  test('keeps the tab that was asked for', async () => {
    const [first] = (await missing(`/agency-${misspelt(agency.slug)}/contacts/`)).near
    expect(first?.path).toBe(`/agency-${agency.slug}/contacts/`)
  })
})

test.each([
  ['/abouut/', '/about/'],
  ['/contcats/', '/contacts/'],
  ['/digital-agences/', '/digital-agencies/'],
])('%s is near %s', async (asked, meant) => {
  const { near } = await missing(asked)
  expect(near[0]?.path).toBe(meant)
  for (const { path, letters } of near) {
    expect(lettersToChange(asked.slice(0, -1), path.slice(0, -1), 8)).toBe(letters)
  }
  const letters = near.map(page => page.letters)
  expect(letters).toEqual(letters.toSorted((a, b) => a - b))
})

test.each(['/nothing-of-the-kind-is-here-at-all/', '/q/', `/${'q'.repeat(150)}/`])(
  '%s is near nothing',
  async asked => {
    expect(await missing(asked)).toMatchObject({ near: [], wrong: [] })
    const main = mainOf((await get(asked)).body)
    expect(main).not.toContain('Что рядом')
    expect(main).toContain('href="/digital-agencies/"')
  },
)

test('the search field holds the last word of the address', async () => {
  expect(mainOf((await get('/agency-novyj-dom/prices-2/')).body)).toMatch(/<input[^>]*value="prices 2"/)
  expect(mainOf((await get('/agency-novyj-dom/')).body)).toMatch(/<input[^>]*value="novyj dom"/)
})

test('what an address contains is shown as text', async () => {
  const { body } = await get('/%3Cscript%3Ealert(1)%3C/script%3E/')
  expect(mainOf(body)).not.toContain('<script>alert')
})
