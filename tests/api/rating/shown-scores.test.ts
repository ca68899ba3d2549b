import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const inTenths = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + Math.round(one * 10), 0)

/** Addresses of all slices and tiers of all editions that rank agencies. */
async function listSlices(): Promise<string[]> {
  const { rows } = await site.context.database.pool.query<{ type: string; year: number; slice: string; tier: string }>(
    `select type, year, slice, tier from slice_size join edition on edition.id = edition_id where type <> 'cms'
     order by type, year, slice, tier`,
  )
  return rows.flatMap(({ type, year, slice, tier }) => {
    const path = pathOfSlice(type, slice, tier)
    return path ? buildRatingPath({ ...path, year: year ?? undefined }) : []
  })
}

test('shown addends add up to the shown score in every row and every explanation', async () => {
  const paths = await listSlices()
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const { rows } = await api('rating-page-main-info', { path })
    const last = rows.at(-1)
    const asked = [...new Set([...rows.slice(0, 2), ...(last ? [last] : [])])]
    const { additional_info } = await api('rating-additional-info', {
      path,
      ids: asked.map(({ agency }) => agency.id).join(),
    })
    for (const { score, addends, agency } of rows) {
      expect(inTenths(addends), `${agency.name} at ${path}`).toBe(inTenths([score]))
    }
    for (const { agency, place, score, addends } of asked) {
      const why = additional_info[agency.id]
      expect(why, `${agency.name} at ${path}`).toMatchObject({ place, score, agency: { id: agency.id } })
      expect(inTenths(why?.addends.map(({ points }) => points) ?? [])).toBe(inTenths([score]))
      expect(why?.addends.map(({ points }) => points).filter(points => points > 0)).toEqual(
        addends.filter(points => points > 0),
      )
    }
  }
}, 120_000)

test('a deep link shows the score and the place of its row, even for a row that the page does not list', async () => {
  const path = '/digital-agencies/'
  const { groups } = await api('rating-page-filters', { path })
  const countries = groups.find(({ key }) => key === 'countries')?.options[0]?.id ?? 0
  const { rows } = await api('rating-page-main-info', { path })
  const listed = await api('rating-page-main-info', { path, countries })
  const listedIds = new Set(listed.rows.map(({ agency }) => agency.id))
  const row = rows.findLast(({ agency }) => !listedIds.has(agency.id))
  if (!row) throw new Error('The tiny market has agencies of one country only')
  const { body } = await site.app.inject({ url: `${path}?countries=${countries}&why=${row.agency.id}` })
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain(`${row.agency.name}: почему ${row.place}-е место`)
  const shown = (points: number) => points.toFixed(1).replace('.', ',')
  expect(text).toContain(`${row.addends.map(shown).join(' + ')} = ${shown(row.score)}`)
})

test('shares are of one whole, and as many projects are the same share', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  for (const { agency } of rows) {
    const { industries } = await api('agency-about', { agency: agency.name_lat })
    const all = industries.reduce((sum, { projects }) => sum + projects, 0)
    for (const { projects, share } of industries) expect(Math.abs(share - projects / all)).toBeLessThan(0.00501)
    expect(new Set(industries.map(({ projects, share }) => `${projects} ${share}`)).size).toBe(
      new Set(industries.map(({ projects }) => projects)).size,
    )
  }
  const { systems } = await api('rating-page-main-info', { path: '/cms/' })
  const whole = systems.reduce((sum, { projects }) => sum + projects, 0)
  for (const { projects, share } of systems) expect(share).toBe(roundDecimal(projects / whole, 3))
})

test('an owner in the middle of the list sees what the place above has more of and what each step would give', async () => {
  const path = '/digital-agencies/'
  const { rows } = await api('rating-page-main-info', { path })
  const row = rows.find(({ place }) => place === 7)
  if (!row) throw new Error('The main rating has no seventh place')
  const { additional_info } = await api('rating-additional-info', { path, ids: String(row.agency.id) })
  const info = additional_info[row.agency.id]
  const { body } = await site.app.inject({ url: `${path}?why=${row.agency.id}` })
  const text = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain(`Чего больше у ${info?.above?.place}-го ${info?.above?.name}`)
  expect(info?.below?.place).toBeGreaterThan(row.place)
  expect(text).toContain(`Чего не хватает ${info?.below?.place}-му ${info?.below?.name}`)
  expect(info?.steps.length).toBeGreaterThan(0)
  // The next place is the goal, not the first.
  const gap = (info?.above?.gap ?? 0).toFixed(1).replace('.', ',')
  expect(text).toContain(
    `До ${info?.above?.place}-го места — ${gap} балла. ▼ — слагаемые ${info?.above?.place}-го, ${info?.above?.name}`,
  )
  const shown = (points: number) => points.toFixed(1).replace('.', ',')
  for (const { title, gain, score, place } of info?.steps ?? []) {
    expect(text).toContain(`+${shown(gain)} ${title}`.replace(/\s/g, ' '))
    expect(text).toContain(`${shown(score)} ${place}-е место`)
    expect(Math.round((score - row.score) * 10)).toBe(Math.round(gain * 10))
  }
})

test('«Оспорить место» of a row and of the agency’s page opens the form to the editors, begun', async () => {
  const path = '/digital-agencies/'
  const { rows } = await api('rating-page-main-info', { path })
  const row = rows.find(({ place }) => place === 7)
  if (!row) throw new Error('The main rating has no seventh place')
  const linkIn = (body: string) =>
    /href="(\/contacts\/\?[^"#]*)#send-feedback"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  const { body: explained } = await site.app.inject({ url: `${path}?why=${row.agency.id}` })
  const { body: agency } = await site.app.inject({ url: `/agency-${row.agency.name_lat}/` })
  const links = [linkIn(explained), linkIn(agency)]
  for (const url of links) {
    const { body } = await site.app.inject({ url: url ?? '/nothing' })
    const message = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(body)?.[1] ?? ''
    expect(message).toContain(`Оспариваю место: ${inGuillemets(row.agency.name)}`)
  }
  const { body: methodology } = await site.app.inject(`${path}methodology/`)
  const { body: begun } = await site.app.inject(linkIn(methodology) ?? '/nothing')
  expect(/<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(begun)?.[1]).toMatch(
    /^Оспариваю место: \nРейтинг: \/digital-agencies\/\n/,
  )
  const { body: empty } = await site.app.inject({ url: '/contacts/?rating=/nothing/&agency=1' })
  expect(empty).toMatch(/<textarea[^>]*name="message"[^>]*><\/textarea>/)
})
